import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';

/** `npm run lint:api -- http://localhost:3000`: looks over the API's documents, as a product that runs there gives them. */
const [, , site = 'http://localhost:3000'] = process.argv;
const PARTS = {
  public: '/openapi.json',
  staff: '/openapi/staff.json',
  office: '/openapi/office.json',
  provider: '/openapi/provider.json',
};
/** Kept here and not among the dependencies: it is many megabytes, for one look now and then. */
const LINTER = '@redocly/cli@2.73.0';

const folder = await mkdtemp(join(tmpdir(), 'jara-api-'));
const files = await Promise.all(
  Object.entries(PARTS).map(async ([part, address]) => {
    const answer = await fetch(`${site}/api${address}`);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: is the product running at ${site}?`);
    const file = join(folder, `${part}.json`);
    await writeFile(file, await answer.text());
    return file;
  }),
);
// No id is called `verify`, so that two addresses which look alike to a reader are not to the server (docs/api.md).
const { code } = await run('npx', ['--yes', LINTER, 'lint', ...files, '--skip-rule=no-ambiguous-paths']);
process.exit(code);
