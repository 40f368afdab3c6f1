import type { ServerResponse } from 'node:http';
import type { Quid } from '@jara/domain/gift/quid';
import type { BrowserId } from '@jara/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenStreams } from '../live/open-streams.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';

const LOOK_EVERY_MS = 1_000;
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3_000;
const MAX_STREAM_MS = 30 * 60_000;
/** Whoever reads so slowly that this much waits for them would fill the memory with answers that are old already. */
const MOST_UNREAD = 1_000_000;

interface Room {
  watchers: Map<ServerResponse, { endsAt: number }>;
  timer: NodeJS.Timeout;
  told: Snapshot;
  heardAt: number;
}

/**
 * Server-sent events of giveaways: as it stands first, then whenever that has changed. All who watch one giveaway in this process
 * share one look a second, and what they are told is written once.
 */
export function createGiveawayStreams(snapshots: Snapshots, open: OpenStreams, log: Log) {
  const rooms = new Map<Quid, Room>();

  const leave = (code: Quid, socket: ServerResponse) => {
    const room = rooms.get(code);
    room?.watchers.delete(socket);
    if (!room || room.watchers.size > 0) return;
    clearInterval(room.timer);
    rooms.delete(code);
  };

  const look = async (code: Quid, room: Room) => {
    const now = performance.now();
    for (const [socket, { endsAt }] of room.watchers)
      if (socket.writableLength > MOST_UNREAD) socket.destroy();
      else if (now >= endsAt) socket.end();
    const snapshot = await snapshots.again(code);
    const isNews = snapshot !== room.told;
    if (!isNews && now - room.heardAt < HEARTBEAT_MS) return;
    room.told = snapshot;
    room.heardAt = now;
    const text = isNews ? eventOf(snapshot) : ': still here\n\n';
    for (const socket of room.watchers.keys()) if (!socket.writableEnded) socket.write(text);
  };

  const enter = (code: Quid, first: Snapshot): Room => {
    const room: Room = {
      watchers: new Map(),
      told: first,
      heardAt: performance.now(),
      timer: setInterval(() => {
        look(code, room).catch((error: unknown) => {
          // A code that was replaced meanwhile leads nowhere; anything else may be over in a second.
          if (error instanceof Refusal) for (const socket of room.watchers.keys()) socket.end();
          else log.warn({ err: error }, 'giveaway.look_failed');
        });
      }, LOOK_EVERY_MS),
    };
    rooms.set(code, room);
    return room;
  };

  return {
    watch: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { code, browserId }: { code: Quid; browserId: BrowserId | undefined },
    ): Promise<void> => {
      const first = await snapshots.of(code, request.ip);
      const socket = reply.raw;
      // Whoever left while we looked will not leave again, and a place taken for them would never come free.
      if (!socket.destroyed) open.add(socket, { address: request.ip, browserId });
      reply.hijack();
      if (socket.destroyed) return;
      socket.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        ...(reply.getHeaders() as Record<string, string>),
      });
      const room = rooms.get(code) ?? enter(code, first);
      room.watchers.set(socket, { endsAt: performance.now() + MAX_STREAM_MS });
      socket.on('close', () => leave(code, socket));
      // What the room was told last is what the next change is compared with.
      socket.write(`retry: ${RETRY_MS}\n\n${eventOf(room.told)}`);
    },
  };
}

const events = new WeakMap<Snapshot, string>();

function eventOf(snapshot: Snapshot): string {
  const before = events.get(snapshot);
  if (before !== undefined) return before;
  const event = `data: ${snapshot.body.bytes.toString()}\n\n`;
  events.set(snapshot, event);
  return event;
}
