import { changeGift } from '@jara/contract/sent';
import { LIFETIMES } from '@jara/domain/gift/gift-times';
import { call } from '../../lib/api.ts';
import { fieldOf, type Press, type Presses, type SentForm } from '../../lib/presses.ts';
import { ask, placeOf, type RoomDoor, type Wish } from './sent-gift.queries.ts';

/** What can be done in a sender's room without scripts, in the browser that paid. The rest needs a dialog, and scripts. */
export const roomPresses: Presses = {
  resend: does(() => ({ deed: 'resend' })),
  pause: does(() => ({ deed: 'pause' })),
  resume: does(() => ({ deed: 'resume' })),
  prolong: does((form) => ({
    deed: 'prolong',
    lifetimeDays: LIFETIMES.find((days) => String(days) === fieldOf(form, 'lifetime')) ?? LIFETIMES[0],
  })),
  /** Shows what it would mean, for as long as somebody reads it; only the next press does it. */
  askToCancel: async () => ({ waitSeconds: 'never' }),
  cancel: does(() => ({ deed: 'cancel' })),
  mute: mutes(true),
  hear: mutes(false),
};

function does(wishOf: (form: SentForm) => Wish): Press {
  return async (form) => {
    await ask(doorOf(form), wishOf(form), { idempotencyKey: form.idempotencyKey });
    return { goTo: roomOf(form) };
  };
}

function mutes(thanksMuted: boolean): Press {
  return async (form) => {
    await call(changeGift, { ...placeOf(doorOf(form)), body: { thanksMuted } });
    return { goTo: roomOf(form) };
  };
}

const doorOf = ({ params }: SentForm): RoomDoor => ({ id: params.id ?? '', manageKey: undefined });

const roomOf = (form: SentForm): string => `/gift/${encodeURIComponent(doorOf(form).id)}`;
