import type { Currency } from '@jara/domain/money/money';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { whileWatched } from '../session/activity.ts';
import type { Dates } from './choose-dates.tsx';

export type FinancialAsk = Dates & { currency: Currency };

export const financialQuery = (api: StaffApi, query: FinancialAsk) =>
  queryOptions({
    queryKey: staffKey(api, 'financial', query),
    queryFn: ({ signal }) => api.readFinancial({ query }, { signal }),
    keepPreviousData: true,
  });

export const floatQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: staffKey(api, 'float'),
    queryFn: ({ signal }) => api.readFloat({}, { signal }),
    refetchInterval: whileWatched(300_000),
  });

export const bankRatesQuery = (api: StaffApi, query: { from: string; to: string; currency: Currency }) =>
  queryOptions({
    queryKey: staffKey(api, 'bank-rates', query),
    queryFn: ({ signal }) => api.readBankRates({ query }, { signal }),
    keepPreviousData: true,
  });
