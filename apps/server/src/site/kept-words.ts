import { endpoint } from '@jara/contract/endpoint';
import { SECRET_FIELDS } from '@jara/contract/secret-fields';
import { escapeXml } from '@jara/domain/cloth/cloth';
import type { Language } from '@jara/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { makeBody, sendBody } from '../platform/http/body.ts';
import { takeFormBodies } from '../platform/http/form-bodies.ts';
import { Refusal } from '../platform/refusal.ts';
import type { BuiltSite } from './built-site.ts';
import { labelOf } from './label-of.ts';

const FORM = endpoint({
  method: 'POST',
  path: '/*',
  summary:
    'A form that a browser has sent itself: what the page’s script would have done, or the words that were typed again',
  access: 'public',
  reply: z.unknown(),
});

type Words = [name: string, value: string][];

interface Site {
  currentSite: (request: FastifyRequest, reply: FastifyReply) => Promise<BuiltSite | undefined>;
  /** In whatever language: each has the same pages. */
  anySite: () => Promise<BuiltSite | undefined>;
  /** Does what the form asks for, where the page can do it without scripts; false elsewhere. */
  press: (request: FastifyRequest, reply: FastifyReply, site: BuiltSite, form: URLSearchParams) => Promise<boolean>;
  /** The page of an address as it is shown to anybody; undefined when there is none. */
  pageAt: (site: BuiltSite, pathname: string) => string | undefined;
}

/**
 * Answers a form that the browser itself has sent, because no script was there to do it. Where the page works without
 * scripts it does what was asked. Elsewhere nothing is done with the words but showing them again to whoever typed them:
 * they are neither stored nor logged, and secrets are not even shown.
 */
export function registerKeptWords(app: FastifyInstance, { currentSite, anySite, press, pageAt }: Site): void {
  void app.register(async (forms) => {
    takeFormBodies(forms);
    forms.post(
      FORM.path,
      {
        config: { endpoint: FORM },
        // Before the body is looked at: what is no page takes no form, and says so whatever was sent.
        onRequest: async (request) => {
          const site = await anySite();
          if (!site || pageAt(site, pathOf(request.url)) === undefined) throw new Refusal('not_found');
        },
      },
      async (request, reply) => {
        const site = await currentSite(request, reply);
        const page = site && pageAt(site, pathOf(request.url));
        if (page === undefined) throw new Refusal('not_found');
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        if (site && (await press(request, reply, site, form))) return reply;
        const typed = [...form];
        const kept = keptWords(site?.keptWords ?? '', worthKeeping(typed), site?.language ?? 'en');
        reply.header('cache-control', 'no-store');
        const answer = page.replace('<div id="root"', (root) => kept + root);
        return sendBody(request, reply, makeBody(answer, 'text/html; charset=utf-8', { effort: 5 }));
      },
    );
  });
}

/** As the pages are listed: with one slash at a time and none at the end. */
const pathOf = (url: string): string => `/${(url.split('?')[0] ?? '').split('/').filter(Boolean).join('/')}`;

/** More than any form of ours has. Each word becomes a row of the page, so a body of thousands would keep us writing. */
const MOST_WORDS = 50;

const SECRET = new Set<string>(SECRET_FIELDS);
const worthKeeping = (typed: Words): Words =>
  typed.filter(([name, value]) => name !== '' && value !== '' && !SECRET.has(name)).slice(0, MOST_WORDS);

const ROW = /<li data-word[\s\S]*?<\/li>/;

/** Fills the fragment of the web build: its one row is repeated for every word. */
function keptWords(fragment: string, words: Words, language: Language): string {
  const [row = ''] = ROW.exec(fragment) ?? [];
  const fill = (text: string, places: Record<string, string>) =>
    text.replace(/__WORD_[A-Z]+__/g, (place) => escapeXml(places[place] ?? place));
  // A text area swallows the line break it begins with, so each is given one to swallow.
  const rows = words.map(([name, value]) =>
    fill(CHOSEN.has(name) ? row.replace('<li', '<li hidden') : row, {
      __WORD_LABEL__: labelOf(name, language),
      __WORD_NAME__: name,
      __WORD_VALUE__: `\n${value}`,
    }),
  );
  const [before = '', after = ''] = fragment.split(ROW);
  return before + rows.join('') + after;
}

/** Ticked or picked, not typed. They are kept too, but "on" and "adire" are no words of whoever reads them. */
const CHOSEN = new Set([
  'anonymous',
  'theme',
  'ruleType',
  'splitMode',
  'delivery',
  'lifetimeDays',
  'feePaidBy',
  'language',
]);
