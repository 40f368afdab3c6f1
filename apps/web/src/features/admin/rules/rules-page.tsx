import { RULE_TYPE_NAMES } from '@jara/contract/rules';
import { LISTS } from '@jara/contract/staff/lists';
import type { StaffRule } from '@jara/contract/staff/rules';
import { GIFT_STATUSES } from '@jara/domain/gift/gift-status';
import { CURRENCIES } from '@jara/domain/money/money';
import { Hourglass, Lock, LockOpen, PlayCircle, Snowflake, Square } from 'lucide-react';
import { AppLink } from '../../../components/app-link.tsx';
import { Money } from '../../../components/money.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { queryOptions } from '../../../lib/query/query-options.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { type StaffApi, staffKey } from '../api/staff-api.ts';
import { useStaffApi } from '../api/staff-api-context.tsx';
import { count } from '../shared/count.ts';
import { ExportMenu } from '../shared/export-menu.tsx';
import { GiftLink } from '../shared/gift-link.tsx';
import { ListBody } from '../shared/list-body.tsx';
import { exportFiltersOf, isNarrowed, type ListState, queryOf, withoutFilters } from '../shared/list-state.ts';
import { ListToolbar } from '../shared/list-toolbar.tsx';
import { ListTools } from '../shared/list-tools.tsx';
import { Meter } from '../shared/meter.tsx';
import { NothingFound } from '../shared/nothing-found.tsx';
import { isMasked } from '../shared/revealable.tsx';
import { StatCard, StatRow, StatSkeletons } from '../shared/stat-card.tsx';
import { useListState } from '../shared/use-list-state.ts';
import { useMinute } from '../shared/use-minute.ts';
import { useNews } from '../shared/use-news.ts';
import { When } from '../shared/when.tsx';
import { RULE_WORDS, statusWord } from '../shared/words.ts';
import { odds, ruleSentence } from './rule-words.ts';

const RULE_LIST = LISTS.rules;

const rulesQuery = (api: StaffApi, state: ListState<'type' | 'status' | 'currency', '-createdAt'>) =>
  queryOptions({
    queryKey: staffKey(api, 'rules', queryOf(state)),
    queryFn: ({ signal }) => {
      const { sort: _, ...query } = queryOf(state);
      return api.listStaffRules({ query }, { signal });
    },
    keepPreviousData: true,
  });

export function StaffRulesPage() {
  const api = useStaffApi();
  const { state, change, show, setLimit } = useListState(RULE_LIST);
  const query = useQuery(rulesQuery(api, state));
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const { sort: _, ...exported } = exportFiltersOf(state);
  const news = useNews('rules', queryOf(state), data?.readAt);
  return (
    <div className="flex flex-col gap-5">
      {data ? (
        <StatRow>
          {RULE_TYPE_NAMES.map((type) => (
            <StatCard key={type} label={`${RULE_WORDS[type]} rules`} value={count.format(data.byType[type] ?? 0)} />
          ))}
        </StatRow>
      ) : (
        !query.error && <StatSkeletons />
      )}
      <ListToolbar
        state={state}
        onChange={change}
        search={{ label: 'Search rules', placeholder: 'Search QUID or email' }}
        facets={[
          {
            name: 'type',
            title: 'Kind of rule',
            options: RULE_TYPE_NAMES.map((value) => ({ value, word: RULE_WORDS[value], count: data?.byType[value] })),
          },
          {
            name: 'status',
            title: 'Gift status',
            options: GIFT_STATUSES.map((value) => ({ value, word: statusWord(value) })),
          },
          { name: 'currency', title: 'Currency', options: CURRENCIES.map((value) => ({ value, word: value })) },
        ]}
        refreshing={isFetching}
        news={news}
        onRefresh={() => void refetch()}
      >
        <ListTools list="rules" state={state} onShow={show} />
        <ExportMenu what="rules" filters={exported} />
      </ListToolbar>
      <ListBody
        query={query}
        what="rules"
        fallback="Failed to fetch rules"
        empty={{
          title: 'No Rules Yet',
          hint: 'A gift without a rule goes to the first person and is not listed here.',
        }}
        nothing={
          isNarrowed(state) && (
            <NothingFound
              list="rules"
              what="rules"
              state={state}
              onChange={change}
              unfiltered={rulesQuery(api, withoutFilters(state))}
            />
          )
        }
        onPage={(page) => change({ page })}
        onLimit={setLimit}
      >
        {({ data: rows }) => (
          <ul
            className={
              isPlaceholderData
                ? 'grid grid-cols-1 gap-4 opacity-60 xl:grid-cols-2'
                : 'grid grid-cols-1 gap-4 xl:grid-cols-2'
            }
          >
            {rows.map((rule) => (
              <li key={rule.giftId}>
                <RuleCard rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  );
}

const STATES: Record<StaffRule['state'], { word: string; tone: BadgeTone; icon: typeof Lock }> = {
  NOT_OPEN_YET: { word: 'Not open yet', tone: 'info', icon: Hourglass },
  OPEN: { word: 'Open', tone: 'ok', icon: PlayCircle },
  ON_HOLD: { word: 'On hold', tone: 'err', icon: Square },
  FINISHED: { word: 'Finished', tone: 'neutral', icon: Lock },
};

function RuleCard({ rule }: { rule: StaffRule }) {
  const now = useMinute();
  const { word, tone, icon } = STATES[rule.state];
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <GiftLink id={rule.giftId} quid={rule.quid} />
        <span className="flex flex-wrap gap-1.5">
          <Badge tone="brand">{RULE_WORDS[rule.ruleType]}</Badge>
          <Badge tone={tone} icon={icon}>
            {word}
          </Badge>
        </span>
      </header>
      <p className="font-semibold">{ruleSentence(rule, now)}.</p>
      <p className="text-ink-2 text-sm">{odds(rule, now)}.</p>
      <div className="mt-auto flex flex-col gap-2">
        <Meter
          percent={rule.progressPercent}
          label={`${Math.round(rule.progressPercent)} percent of the money has found its owner`}
          tone={rule.progressPercent >= 100 ? 'ok' : 'brand'}
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-ink-2">
            <Money amount={rule.claimedAmount} currency={rule.currency} short className="font-semibold text-ink" /> of{' '}
            <Money amount={rule.amount} currency={rule.currency} short />
          </span>
          <span className="tabular text-ink-2">
            {rule.sharesTaken} of {rule.sharesTotal} {rule.sharesTotal === 1 ? 'share' : 'shares'},{' '}
            {count.format(rule.attempts)} tried
          </span>
        </p>
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2 text-ink-3 text-sm">
          <span className="inline-flex items-center gap-1.5">
            {rule.frozen ? (
              <Snowflake aria-hidden="true" className="size-4" strokeWidth={1.75} />
            ) : (
              <LockOpen aria-hidden="true" className="size-4" strokeWidth={1.75} />
            )}
            {rule.frozen ? 'Frozen: somebody has tried' : 'The sender can still change it'}
          </span>
          <span>
            Saved <When at={rule.updatedAt} />, version {rule.version}
          </span>
        </p>
        {rule.commitment && (
          <p className="text-ink-3 text-sm">
            Sealed as <code className="font-mono text-xs">{rule.commitment.slice(0, 16)}…</code>
            {!isMasked(rule.quid) && (
              <>
                {' '}
                <AppLink to="/rules/proof/$quid" params={{ quid: rule.quid }}>
                  Proof
                </AppLink>
              </>
            )}
          </p>
        )}
      </div>
    </article>
  );
}
