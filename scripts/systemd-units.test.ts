import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RETENTION } from '@jara/domain/own-data/retention';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const deploy = join(root, 'deploy');
const named = (ending: string) => readdirSync(deploy).filter((name) => name.endsWith(ending));
const services = named('.service');
const timers = named('.timer');

/** The settings of a unit, each with the values it was given. */
function read(name: string): Record<string, string[]> {
  const settings: Record<string, string[]> = {};
  for (const line of readFileSync(join(deploy, name), 'utf8').split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined) settings[key] = [...(settings[key] ?? []), value ?? ''];
  }
  return settings;
}

/** Templates as they are started, and programs that this machine may not have replaced by one that it has. */
function asInstalled(folder: string): string[] {
  for (const name of [...services, ...timers]) {
    const text = readFileSync(join(deploy, name), 'utf8').replace(/\/usr\/bin\/(node|pgbackrest)\b/g, '/bin/sh');
    writeFileSync(join(folder, name), text);
    if (name.includes('@'))
      for (const kind of ['full', 'diff']) cpSync(join(folder, name), join(folder, name.replace('@', `@${kind}`)));
  }
  return readdirSync(folder)
    .filter((name) => !name.includes('@.'))
    .map((name) => join(folder, name));
}

describe('the units of systemd', () => {
  it('are read by systemd without a complaint, where there is one', () => {
    expect(services.length + timers.length).toBeGreaterThan(5);
    if (spawnSync('systemd-analyze', ['--version']).status !== 0) return;
    const folder = mkdtempSync(join(tmpdir(), 'jara-units-'));
    const said = spawnSync('systemd-analyze', ['verify', '--man=no', ...asInstalled(folder)], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(said.stderr.split('\n').filter((line) => line.includes('jara-'))).toEqual([]);
    for (const timer of timers)
      execFileSync('systemd-analyze', ['calendar', read(timer).OnCalendar?.[0] ?? ''], { stdio: 'pipe' });
  });

  it.each(timers)(
    '%s makes up for a night it missed, does not come on the minute, and starts a unit that is there',
    (timer) => {
      const { Persistent, RandomizedDelaySec, Unit, WantedBy } = read(timer);
      expect({ Persistent, WantedBy }).toEqual({ Persistent: ['true'], WantedBy: ['timers.target'] });
      expect(RandomizedDelaySec).toHaveLength(1);
      const unit = Unit?.[0] ?? timer.replace('.timer', '.service');
      expect(services).toContain(unit.replace(/@\w+\./, '@.'));
    },
  );

  it.each(services)('%s has no privilege, and nothing to write to but its own folders', (service) => {
    const settings = read(service);
    expect(settings.User?.[0]).toMatch(/^(jara|postgres)$/);
    for (const [key, value] of Object.entries({
      NoNewPrivileges: 'yes',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      CapabilityBoundingSet: '',
      UMask: '0077',
    }))
      expect([key, settings[key]]).toEqual([key, [value]]);
  });

  it('start programs that we build, and a backup keeps what the guide says', () => {
    const built = services.flatMap((name) =>
      [...(read(name).ExecStart?.[0] ?? '').matchAll(/\/opt\/jara\/apps\/server\/dist\/([\w/-]+)\.js/g)].map(
        ([, file = '']) => file,
      ),
    );
    expect(built).toHaveLength(3);
    for (const file of built)
      expect(existsSync(join(root, 'apps/server', file === 'main' ? 'src' : '', `${file}.ts`))).toBe(true);
    const [, days] = /-mtime \+(\d+)/.exec(read('jara-backup.service').ExecStartPost?.[0] ?? '') ?? [];
    // `find` counts whole days and means more than that; the next look comes a night later, give or take its spread.
    expect(Number(days) + 3).toBe(RETENTION.backupDays);
    expect(readFileSync(join(root, 'docs/operations/backup-and-restore.md'), 'utf8')).toContain(
      `${RETENTION.backupDays} days on the server at most`,
    );
  });
});
