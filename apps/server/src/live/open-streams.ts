import type { ServerResponse } from 'node:http';
import type { BrowserId } from '@jara/domain/ids';
import { networkOf } from '../platform/network-of.ts';
import { Refusal } from '../platform/refusal.ts';

/** One page has one stream; a person with a few tabs stays below, a script that opens streams does not. */
const PER_BROWSER = 10;
/** Many phones share one address behind a mobile network; of IPv6 it is the network, whose owner has any number of addresses. */
const PER_ADDRESS = 300;
const PER_PROCESS = 12_000;

export interface StreamLimits {
  perBrowser: number;
  perAddress: number;
  perProcess: number;
}

interface Watcher {
  address: string;
  browserId: BrowserId | undefined;
}

export interface OpenStreams {
  /** Takes a place, or refuses when this browser, this address or the process has as many as it may. */
  add(socket: ServerResponse, watcher: Watcher): void;
  endAll(): void;
  count(): number;
}

/** The streams this process holds. They cost a socket here and nowhere else, so they are counted here. */
export function createOpenStreams(
  limits: StreamLimits = { perBrowser: PER_BROWSER, perAddress: PER_ADDRESS, perProcess: PER_PROCESS },
) {
  const sockets = new Set<ServerResponse>();
  const held = new Map<string, number>();
  const streams: OpenStreams = {
    add: (socket, { address, browserId }) => {
      const places: [string, number][] = [[`network ${networkOf(address)}`, limits.perAddress]];
      if (browserId !== undefined) places.push([`browser ${browserId}`, limits.perBrowser]);
      const isFull = places.some(([place, limit]) => (held.get(place) ?? 0) >= limit);
      if (isFull || sockets.size >= limits.perProcess) throw new Refusal('too_many_requests', { retryAfterSeconds: 5 });
      sockets.add(socket);
      for (const [place] of places) held.set(place, (held.get(place) ?? 0) + 1);
      socket.once('close', () => {
        sockets.delete(socket);
        for (const [place] of places) {
          const left = (held.get(place) ?? 1) - 1;
          if (left > 0) held.set(place, left);
          else held.delete(place);
        }
      });
    },
    endAll: () => {
      for (const socket of sockets) socket.end();
    },
    count: () => sockets.size,
  };
  return streams;
}
