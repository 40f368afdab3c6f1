import { setTimeout as wait } from 'node:timers/promises';
import {
  askForDataLink,
  correctOwnName,
  eraseOwnData,
  keepOwnData,
  readOwnData as readOwnDataEndpoint,
} from '@jara/contract/own-data';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../platform/http/caller.ts';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { askForErasure, withdrawErasure } from './ask-for-erasure.ts';
import { correctName } from './correct-name.ts';
import { mailDataLink } from './data-links.ts';
import { readOwnData } from './read-own-data.ts';
import { ownDataWords } from './words/all.ts';

/** Every one of these may put a mail into somebody's box. */
const LINKS: Limit = { name: 'data-link', hits: 10, windowSeconds: 600 };
const LINKS_PER_ADDRESS: Limit = { name: 'data-link-address', hits: 3, windowSeconds: 1800 };
/** Anybody can ask for an address, and make it known by an order that is never paid. */
const LINKS_PER_ADDRESS_A_DAY: Limit = { name: 'data-link-address-day', hits: 10, windowSeconds: 86_400 };
/** Both answers take this long, so that a clock does not tell what the words do not. */
const ANSWER_AFTER_MS = 300;
const LOOKS: Limit = { name: 'own-data', hits: 60, windowSeconds: 600 };

export function registerOwnData(app: FastifyInstance, deps: Deps): void {
  const { throttle } = deps;

  serve(app, deps, askForDataLink, async ({ body }, { caller }) => {
    await throttle.hit(LINKS, caller.ip, caller.tellLimit);
    // How often others asked for it is nobody's to know.
    await throttle.hit(LINKS_PER_ADDRESS, body.email.toLowerCase());
    await throttle.hit(LINKS_PER_ADDRESS_A_DAY, body.email.toLowerCase());
    const language = caller.language();
    await Promise.all([mailDataLink(deps)({ email: body.email, language }), wait(ANSWER_AFTER_MS)]);
    return { message: ownDataWords[language].onItsWay };
  });

  const look = async (token: string, caller: Caller) => {
    const language = caller.language();
    return readOwnData(deps)({ token, browserId: caller.knownBrowser, language });
  };

  serve(app, deps, readOwnDataEndpoint, async ({ body: { token } }, { caller }) => {
    await throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    return look(token, caller);
  });

  serve(app, deps, correctOwnName, async ({ body: { token, name } }, { caller }) => {
    await throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    await correctName(deps)({ token, name, browserId: caller.knownBrowser, language: caller.language() });
    return look(token, caller);
  });

  serve(app, deps, eraseOwnData, async ({ body: { token } }, { caller }) => {
    await throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    await askForErasure(deps)({ token, browserId: caller.knownBrowser, language: caller.language() });
    return look(token, caller);
  });

  serve(app, deps, keepOwnData, async ({ body: { token } }, { caller }) => {
    await throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    await withdrawErasure(deps)({ token, browserId: caller.knownBrowser });
    return look(token, caller);
  });
}
