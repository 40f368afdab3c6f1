import { findRule as findRuleEndpoint, saveRule as saveRuleEndpoint } from '@jara/contract/rules';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { Limit } from '../platform/tools/throttle.ts';
import { findRule } from './find-rule.ts';
import { ruleFromWire } from './rule-from-wire.ts';
import { saveRule } from './save-rule.ts';

const SAVES: Limit = { name: 'save-rule', hits: 60, windowSeconds: 60 };
const LOOKS: Limit = { name: 'find-rule', hits: 300, windowSeconds: 60 };

export function registerRules(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, saveRuleEndpoint, async ({ body: { quid, manageKey, ...wire } }, { caller }) => {
    await deps.throttle.hit(SAVES, caller.ip, caller.tellLimit);
    return saveRule(deps)({ quid, rule: ruleFromWire(wire), proof: { browserId: caller.knownBrowser, manageKey } });
  });

  serve(app, deps, findRuleEndpoint, async ({ params, headers }, { caller }) => {
    await deps.throttle.hit(LOOKS, caller.ip, caller.tellLimit);
    return findRule(deps)(params.quid, { browserId: caller.knownBrowser, manageKey: headers['x-manage-key'] });
  });
}
