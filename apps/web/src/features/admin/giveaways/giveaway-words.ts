import type { ReportKind } from '@jara/contract/giveaways';
import type { StaffGiveaway } from '@jara/contract/staff/giveaways';
import { CROWDED_FROM } from '@jara/domain/giveaway/crowded';
import type { GiveawayState } from '@jara/domain/giveaway/giveaway-state';
import { formatCount } from '@jara/domain/money/format';

export const STATE_WORDS: Record<GiveawayState, string> = {
  WAITING: 'Not started',
  OPEN: 'Open',
  PAUSED: 'Paused by its host',
  DRAWING: 'Being drawn',
  GIVEN: 'All given',
  ENDED: 'Over',
  STOPPED: 'Stopped by us',
};

export const REPORT_WORDS: Record<ReportKind, string> = {
  ASKS_FOR_MONEY: 'Somebody asks for money',
  ASKS_FOR_SECRETS: 'Somebody asks for a PIN, OTP or password',
  FALSE_HOST: 'The host is not who they say',
  OTHER: 'Something else',
};

/** How many came, as the rule counts them. */
export const comers = ({ ruleType, attempts }: Pick<StaffGiveaway, 'ruleType' | 'attempts'>): string =>
  `${formatCount(attempts)} ${ruleType === 'DRAW' ? 'entered' : 'came'}`;

/** Why somebody of staff should look at a network; undefined while nobody has to. */
export const networkSignal = (browsers: number): string | undefined =>
  browsers >= CROWDED_FROM ? `${formatCount(browsers)} claims of this gift from one network` : undefined;
