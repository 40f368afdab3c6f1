import { createWriteStream, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { loadMail } from '../src/mail/load-mail.ts';
import type { Deps } from '../src/platform/tools/deps.ts';

let kept = 0;

/**
 * Where a whole test run keeps what it logged and mailed, so that its last step can look for secrets in it. `npm test`
 * names the folder; without one, as when a single file is run, nothing is kept.
 */
function fileFor(kind: string): string | undefined {
  const folder = process.env.TEST_LOG_DIR;
  if (!folder) return undefined;
  mkdirSync(folder, { recursive: true });
  kept += 1;
  return join(folder, `${kind}-${process.pid}-${kept}.log`);
}

export interface KeptLog {
  write(text: string | Buffer): void;
  close(): Promise<void>;
}

/** A file for the log of one process, or of one world within the tests' own. */
export function keepLog(): KeptLog | undefined {
  const path = fileFor('log');
  if (!path) return undefined;
  const file = createWriteStream(path);
  let isOpen = true;
  return {
    write: (text) => {
      // A connection that ends a moment after its world still has something to say; nobody waits for it.
      if (isOpen) file.write(text);
    },
    close: async () => {
      isOpen = false;
      file.end();
      await finished(file);
    },
  };
}

const MANY = 300;

/** What the mails of a world say, one a line: kind, subject, text and page. */
export async function keepMails(deps: Deps): Promise<void> {
  const path = fileFor('mails');
  if (!path) return;
  const rows = await deps.db.selectFrom('mails').selectAll().limit(MANY).execute();
  const place = {
    publicUrl: deps.config.publicUrl,
    operator: deps.config.operator,
    images: { cloth: 'cloth.png', logo: 'logo.png' },
  };
  const lines: string[] = [];
  for (const row of rows) {
    const loaded = await loadMail(deps)(row);
    if (!loaded) continue;
    const { subject, text, html } = loaded.render(place);
    lines.push(`${JSON.stringify({ kind: row.kind, subject, text, html })}\n`);
  }
  await writeFile(path, lines.join(''));
}
