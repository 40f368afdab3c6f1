/** Pages that the server itself writes, in the colours of the site, light and dark. */
export const PAGE_CSS = `
:root {
  color-scheme: light dark;
  --bg: #fffaf0; --surface: #ffffff; --sunken: #f6efe0; --ink: #1b1a2b; --ink-2: #4a4860; --ink-3: #65627b;
  --line: #e4dac6; --line-strong: #8f8672; --brand: #27337f; --on-brand: #ffffff; --brand-soft: #e8eafb;
  --ok: #17693f; --ok-soft: #e1f4e8; --warn: #855200; --warn-soft: #fff0cf; --err: #b3261e; --err-soft: #fce8e6;
  --focus: #3446c9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0f1220; --surface: #181c2e; --sunken: #0a0c17; --ink: #f5f0e4; --ink-2: #c3bfd2; --ink-3: #9a97b0;
    --line: #2c3149; --line-strong: #6c7196; --brand: #a9b5ff; --on-brand: #141a45; --brand-soft: #232b5c;
    --ok: #6fd69a; --ok-soft: #12352a; --warn: #ffc65c; --warn-soft: #3a2c0c; --err: #ff9c92; --err-soft: #43191a;
    --focus: #a9b5ff;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--ink);
  font: 1rem/1.5 "Plus Jakarta Sans", system-ui, sans-serif;
}
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px; }
header {
  display: flex; justify-content: space-between; align-items: center; gap: 1rem;
  max-width: 52rem; margin: 0 auto; padding: 1rem; color: var(--ink-3); font-size: 0.875rem;
}
header a {
  display: flex; align-items: center; gap: 0.6rem; color: var(--ink); text-decoration: none;
  font: 800 1.5rem/1 "Bricolage Grotesque", "Plus Jakarta Sans", system-ui, sans-serif; letter-spacing: -0.02em;
}
header img { border-radius: 8px; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
h1 {
  margin: 0 0 0.5rem; overflow-wrap: anywhere; letter-spacing: -0.02em;
  font: 800 2rem/1.15 "Bricolage Grotesque", "Plus Jakarta Sans", system-ui, sans-serif;
}
.lead { margin: 0 0 1.5rem; color: var(--ink-2); }
button {
  min-height: 2.75rem; padding: 0.5rem 1.25rem; font: inherit; font-weight: 700; cursor: pointer;
  color: var(--on-brand); background: var(--brand); border: 0; border-radius: 6px;
}
`;
