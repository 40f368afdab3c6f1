import { REFUSALS } from '@jara/contract/refusals';
import { escapeXml } from '@jara/domain/cloth/cloth';
import { faceOfGiveaway, type GiveawayFace } from '../giveaways/face.ts';
import type { Snapshot } from '../giveaways/snapshots.ts';
import { type Body, makeBody } from '../platform/http/body.ts';

const HTML = 'text/html; charset=utf-8';

interface Place {
  publicUrl: string;
  productName: string;
}

/** The page of a giveaway with its words filled in, made once for each look at it. */
export function createGiveawayPages(place: Place): (template: string, snapshot: Snapshot) => Body {
  const made = new WeakMap<Snapshot, { template: string; body: Body }>();
  return (template, snapshot) => {
    const before = made.get(snapshot);
    if (before?.template === template) return before.body;
    const body = makeBody(fill(template, wordsOf(snapshot, place)), HTML, { effort: 5 });
    made.set(snapshot, { template, body });
    return body;
  };
}

/** Where no giveaway is: it says so, and where one finds out what somebody was sent. */
export const noGiveawayPage = (template: string, why: 'giveaway_not_found' | 'gift_replaced', place: Place): Body =>
  makeBody(
    // Nothing can be taken part in.
    fill(template.replace(/<noscript data-next.*?<\/noscript>/s, ''), {
      TITLE: `No giveaway here | ${place.productName}`,
      DESCRIPTION: REFUSALS[why].message,
      IMAGE: `${place.publicUrl}/og.png`,
      CODE: '-',
      HEADING: 'No giveaway here',
      LEAD: REFUSALS[why].message,
      WORDS: `Check what you were sent at ${place.publicUrl}/check before you share it or tell anybody anything.`,
    }),
    HTML,
    { effort: 5 },
  );

function wordsOf(snapshot: Snapshot, { publicUrl, productName }: Place): Record<string, string> {
  const face = faceOfGiveaway(snapshot, publicUrl);
  const lead = `${face.amount} ${face.money}.`;
  return {
    TITLE: `${face.title}, by ${face.host} | ${productName}`,
    DESCRIPTION: `${lead} ${face.choice}`,
    IMAGE: `${face.url}/card.png`,
    CODE: face.code,
    HEADING: face.title,
    LEAD: lead,
    WORDS: [`A giveaway by ${face.host}.`, face.choice, ...standingOf(snapshot, face)].join(' '),
  };
}

/** How it stands, in words for whoever reads without scripts. */
function standingOf({ giveaway: { state, stopReason, shares } }: Snapshot, { when }: GiveawayFace): string[] {
  const inBank = `${shares.inBank} of ${shares.total} shares are in a bank.`;
  switch (state) {
    case 'STOPPED':
      return ['We have stopped it.', ...(stopReason === null ? [] : [stopReason])];
    case 'PAUSED':
      return ['Its host has paused it.'];
    case 'DRAWING':
      return ['It is closed and about to be drawn.'];
    case 'GIVEN':
      return [shares.taken === shares.total ? 'Every share has its owner.' : 'It is closed.', inBank];
    case 'ENDED':
      return ['It is over.', inBank];
    default:
      return [`${when}.`, `${shares.taken} of ${shares.total} shares are taken.`];
  }
}

const fill = (template: string, words: Record<string, string>): string =>
  template.replace(/__GIVEAWAY_([A-Z]+)__/g, (place, name: string) => escapeXml(words[name] ?? place));
