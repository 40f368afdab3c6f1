import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SERVER_FLAGS } from '../apps/server/local/entries.ts';
import { root } from './root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => statSync(join(root, path)).isFile());

/** What an operator makes, as the head of the file says. */
const MADE = ['jara.env', 'certificates', 'postgres-tls', 'secrets', '.env'];

interface Service {
  image?: string;
  env_file?: string;
  volumes?: string[];
  logging?: { driver: string; options: Record<string, string> };
  secrets?: string[];
  build?: { dockerfile: string };
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}
interface Rule {
  alert: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url?: string };
}

const compose: Compose = parse(read('deploy/compose.yaml'), { merge: true });
const services = Object.entries(compose.services);

describe('the files of deploy', () => {
  it('start a server with the flags that it is measured with', () => {
    for (const file of ['jara-server.service', 'jara-worker.service', 'Dockerfile']) {
      const [line = ''] = /^(ExecStart=|CMD ).*main\.js.*$/m.exec(read(`deploy/${file}`)) ?? [];
      expect([file, line.match(/--[\w-]+(=\w+)?/g)]).toEqual([file, SERVER_FLAGS]);
    }
  });

  it.each(filesIn('deploy').filter((path) => /\.ya?ml$/.test(path)))('%s can be read', (path) => {
    expect(parse(read(path), { merge: true })).toBeTypeOf('object');
  });

  it('has what the compose file mounts, or its head says who makes it', () => {
    const mounted = services.flatMap(([, { volumes = [], env_file: settings }]) => [
      ...volumes.map((volume) => volume.split(':')[0] ?? ''),
      ...(settings ? [`./${settings}`] : []),
    ]);
    const ours = mounted.filter((path) => path.startsWith('./')).map((path) => path.slice(2));
    const missing = ours.filter((path) => !existsSync(join(root, 'deploy', path)));
    expect(ours.length).toBeGreaterThan(missing.length);
    expect(missing.filter((path) => !MADE.includes(path.split('/')[0] ?? ''))).toEqual([]);
    const named = mounted.filter((path) => !/^[./]/.test(path));
    expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
    for (const [, { secrets = [] }] of services)
      for (const name of secrets) expect(compose.secrets[name]?.file).toMatch(/^\.\/secrets\//);
    for (const name of MADE)
      expect(read('.gitignore')).toMatch(new RegExp(`^(deploy/)?${name.replace('.', '\\.')}/?$`, 'm'));
  });

  it('names one version of every image, and lets no log grow for ever', () => {
    for (const [name, { image, build, logging }] of services) {
      if (!build) expect(image, name).toMatch(/:v?\d+(\.\d+)*(-\w+)?$/);
      expect(['journald', 'local'], name).toContain(logging?.driver);
      if (logging?.driver === 'local') expect(logging.options, name).toEqual({ 'max-size': '10m', 'max-file': '3' });
    }
  });

  it('has a value for every setting that the compose file asks for', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(asked).toContain('RUNBOOKS_URL');
    for (const name of asked) expect(read('deploy/env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});

describe('an alert', () => {
  const { groups }: { groups: { rules: Rule[] }[] } = parse(read('deploy/prometheus/alerts.yaml'));
  const rules = groups.flatMap((group) => group.rules);
  const anchors = [...read('docs/operations/incidents.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

  it.each(rules)('$alert leads to what to do about it', ({ alert, labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels.severity);
    const [, anchor] =
      /^\{\{ \$externalLabels\.runbooks \}\}\/incidents\.md#([\w-]+)$/.exec(annotations.runbook_url ?? '') ?? [];
    expect(anchors).toContain(anchor);
    const section = read('docs/operations/incidents.md')
      .split(/^## /m)
      .slice(1)
      .find((_, at) => anchors[at] === anchor);
    expect(section, 'the section says by which alert it is known').toContain(`\`${alert}\``);
  });

  it('is mailed to whom the settings name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jara-alertmanager-'));
    // Stands where Alertmanager would, so that only the file is made.
    writeFileSync(join(folder, 'alertmanager'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
    const made = join(folder, 'made.yaml');
    const start = (env: Record<string, string>) => {
      const here = { ...env, PATH: `${folder}:${process.env.PATH}` };
      const args = [
        join(root, 'deploy/alertmanager/start.sh'),
        join(root, 'deploy/alertmanager/alertmanager.yaml'),
        made,
      ];
      return execFileSync('sh', [...args, '--storage.path=/x'], { env: here, encoding: 'utf8', stdio: 'pipe' });
    };
    const settings = {
      ALERT_SMTP_HOST: 'mail:25',
      ALERT_MAIL_FROM: 'r&d|x@example.com',
      ALERT_PAGE_TO: 'duty@example.com',
    };
    expect(start(settings)).toBe(`--config.file=${made} --storage.path=/x\n`);
    const { global, receivers } = parse(readFileSync(made, 'utf8'));
    expect(global).toEqual({
      resolve_timeout: '5m',
      smtp_smarthost: 'mail:25',
      smtp_from: 'r&d|x@example.com',
      smtp_require_tls: true,
    });
    expect(receivers.map((receiver: { email_configs: { to: string }[] }) => receiver.email_configs[0]?.to)).toEqual([
      'duty@example.com',
      'duty@example.com',
    ]);
    start({ ...settings, ALERT_SMTP_USER: 'jara', ALERT_SMTP_PASSWORD_FILE: '/run/secrets/x', ALERT_SMTP_TLS: 'off' });
    expect(parse(readFileSync(made, 'utf8')).global).toMatchObject({
      smtp_auth_username: 'jara',
      smtp_auth_password_file: '/run/secrets/x',
      smtp_require_tls: false,
    });
    expect(readFileSync(made, 'utf8').replaceAll(/^#.*$/gm, '')).not.toMatch(/@[A-Z_]+@/);
    expect(() => start({ ...settings, ALERT_PAGE_TO: '' })).toThrow(/ALERT_PAGE_TO: who is woken/);
    rmSync(folder, { recursive: true });
  });

  it('goes to Alertmanager, which tells whoever its severity is for', () => {
    const { alerting } = parse(read('deploy/prometheus/prometheus.yaml'));
    const [target] = alerting.alertmanagers[0].static_configs[0].targets;
    expect(compose.services).toHaveProperty(target.split(':')[0]);
    const { route, receivers, inhibit_rules } = parse(read('deploy/alertmanager/alertmanager.yaml'));
    expect(route.routes).toMatchObject([{ receiver: 'pages', matchers: ['severity="page"'] }]);
    expect(receivers.map(({ name }: { name: string }) => name)).toEqual(['pages', route.receiver]);
    const named = inhibit_rules.flatMap(({ source_matchers: from, target_matchers: to }: Record<string, string[]>) =>
      [...(from ?? []), ...(to ?? [])].flatMap((matcher) => /"(.+)"/.exec(matcher)?.[1]?.split('|') ?? []),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name: string) => !rules.some(({ alert }) => alert === name))).toEqual([]);
  });
});

describe('what is logged', () => {
  const vector = read('deploy/vector/vector.yaml');

  it('is kept for as long as the privacy page says, wherever it is', () => {
    const [, days = ''] =
      /'Technical records of requests: (\d+) days\.'/.exec(read('apps/web/src/features/legal/privacy.content.ts')) ??
      [];
    const { limits_config: limits, compactor } = parse(read('deploy/loki/loki.yaml'));
    expect([limits.retention_period, compactor.retention_enabled]).toEqual([`${Number(days) * 24}h`, true]);
    expect(read('deploy/journald/jara.conf')).toContain(`\nMaxRetentionSec=${days}day\n`);
  });

  it('is shipped only where it is ours, and under no label that tells of a person', () => {
    const { sources, sinks, transforms } = parse(vector);
    expect(sources.journal.include_matches).toEqual({ SYSLOG_IDENTIFIER: ['jara'] });
    expect(Object.keys(sinks.loki.labels)).toEqual(['job', 'level', 'process']);
    const used = [...transforms.lines.source.matchAll(/\bline\.(\w+)/g)].map(([, field]) => field);
    expect(used).toEqual(['level', 'name']);
    for (const [name, { logging, build }] of services)
      expect(logging?.driver === 'journald' && logging.options.tag === 'jara', name).toBe(build !== undefined);
    for (const unit of ['jara-server.service', 'jara-worker.service'])
      expect(read(`deploy/${unit}`)).toContain('\nSyslogIdentifier=jara\n');
  });
});
