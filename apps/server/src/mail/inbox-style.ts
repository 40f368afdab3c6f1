import { PAGE_CSS } from './page-style.ts';

/** It is served as a file, so the page needs no inline style. */
export const INBOX_CSS = `${PAGE_CSS}
.search { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.search label { font-weight: 600; }
.search input {
  flex: 1 1 14rem; min-width: 0; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 6px;
}
.count { margin: 1rem 0 0.5rem; color: var(--ink-3); font-size: 0.875rem; }
.mails { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; overflow: clip; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a {
  display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 0.85rem 1.1rem;
  color: inherit; text-decoration: none;
}
.mails a:hover { background: var(--brand-soft); }
.mails a:focus-visible { outline-offset: -3px; }
.subject { font-weight: 700; overflow-wrap: anywhere; }
.to { grid-row: 2; color: var(--ink-2); font-size: 0.875rem; overflow-wrap: anywhere; }
.when { color: var(--ink-3); font-size: 0.8125rem; font-variant-numeric: tabular-nums; text-align: right; }
@media (max-width: 30rem) {
  .mails a { grid-template-columns: 1fr; }
  .when { grid-row: 3; text-align: left; }
}
.badge { display: inline-block; padding: 0 0.6em; border-radius: 1em; font-size: 0.8125rem; font-weight: 600; }
.delivered { color: var(--ok); background: var(--ok-soft); }
.waiting { color: var(--warn); background: var(--warn-soft); }
.not-sent { color: var(--err); background: var(--err-soft); }
.empty { padding: 2.5rem 1rem; text-align: center; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
.empty p { margin: 0.25rem 0; }
.pages { display: flex; justify-content: space-between; gap: 1rem; margin-top: 1rem; color: var(--ink-3); }
.about { margin: 1rem 0 1.5rem; color: var(--ink-2); }
.about div { display: flex; gap: 0.75rem; padding: 0.2rem 0; }
.about dt { flex: 0 0 5rem; color: var(--ink-3); }
.about dd { margin: 0; overflow-wrap: anywhere; }
.tabs { display: flex; gap: 0.5rem; margin-bottom: 0.75rem; }
.tabs a { padding: 0.5rem 1rem; border-radius: 2em; text-decoration: none; font-weight: 600; }
.tabs a[aria-current] { color: var(--on-brand); background: var(--brand); }
iframe { display: block; width: 100%; height: 78rem; border: 1px solid var(--line); border-radius: 12px; background: var(--bg); }
pre {
  margin: 0; padding: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  font: 0.9375rem/1.55 ui-monospace, "Cascadia Mono", "Roboto Mono", monospace;
}
`;
