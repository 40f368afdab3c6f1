import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { installFaults } from '../platform/faults.ts';
import { beaconValue, CHAIN, GENESIS, latestRound, PERIOD } from './beacon.ts';

/** A drand beacon under its own paths, as anybody may ask it. It is no part of the provider, and has no key. */
export function beaconRoutes(app: FastifyInstance, deps: Deps): void {
  installFaults(app, deps);

  app.get<{ Params: { chain: string } }>('/:chain/info', { config: { name: 'beacon.info' } }, async (request, reply) =>
    request.params.chain === CHAIN
      ? { period: PERIOD, genesis_time: GENESIS, hash: CHAIN, schemeID: 'sandbox', metadata: { beaconID: 'sandbox' } }
      : reply.code(404).send({}),
  );

  app.get<{ Params: { chain: string; round: string } }>(
    '/:chain/public/:round',
    { config: { name: 'beacon.round' } },
    async ({ params }, reply) => {
      const now = deps.clock.now();
      const round = params.round === 'latest' ? latestRound(now) : Number(params.round);
      const value = params.chain === CHAIN ? beaconValue(round, now, deps.secretKey) : undefined;
      return value ?? reply.code(404).send({});
    },
  );
}
