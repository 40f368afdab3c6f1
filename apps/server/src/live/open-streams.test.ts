import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { BrowserId } from '@jara/domain/ids';
import { describe, expect, it } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

const stream = () => new EventEmitter() as ServerResponse;
const limits = { perBrowser: 2, perAddress: 3, perProcess: 5 };

describe('live streams', () => {
  it('are limited for one browser, and a closed one makes room', () => {
    const open = createOpenStreams(limits);
    const first = stream();
    const mine = (socket = stream()) => open.add(socket, { address: '192.0.2.1', browserId: 'mine' as BrowserId });
    mine(first);
    mine();
    expect(mine).toThrow('Too many');
    open.add(stream(), { address: '192.0.2.1', browserId: 'another' as BrowserId });
    first.emit('close');
    expect(mine).not.toThrow();
    expect(open.count()).toBe(3);
  });

  it('are limited for one address and for the process, whoever asks', () => {
    const open = createOpenStreams(limits);
    const from = (address: string) => open.add(stream(), { address, browserId: undefined });
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) from(address);
    expect(() => from('192.0.2.1')).toThrow('Too many');
    from('192.0.2.3');
    expect(() => from('192.0.2.4')).toThrow('Too many');
  });

  it('are counted together for all the addresses that one owner of a network has', () => {
    const open = createOpenStreams(limits);
    const from = (address: string) => open.add(stream(), { address, browserId: undefined });
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3']) from(address);
    expect(() => from('2001:db8:1:2::4')).toThrow('Too many');
    expect(() => from('2001:db8:1:3::1')).not.toThrow();
  });
});
