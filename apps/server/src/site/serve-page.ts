import type { Ask } from './ask-as.ts';

/** The web build's own, in `serve-page.tsx`: what the browser would do with a page, done here. */
export type ServePage = (visit: {
  url: string;
  /** The site's own address, by the name under which this visitor knows it. */
  origin: string;
  userAgent: string;
  form?: URLSearchParams | undefined;
  /** What this browser was asked to wait for. */
  work: string | undefined;
  ask: Ask;
}) => Promise<Drawn | { goTo: string } | undefined>;

export interface Drawn {
  status: number;
  html: string;
  /** What it was drawn from, for the scripts that take it over. */
  known: unknown;
  /** What stands in both where the key of a press belongs. */
  pressKeyPlace: string;
  /** Whether somebody else with this browser could be given it as well: a preview is told nothing of a gift. */
  isFor(userAgent: string): boolean;
  /** Without scripts the page comes back by itself after so many seconds. */
  waitSeconds: number | undefined;
  retryAfterSeconds: number | undefined;
  work: string | undefined;
}
