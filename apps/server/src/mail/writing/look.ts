import { html } from './html.ts';

/** The light tokens of the site. Mail programs know no variables, so they are written out where they are used. */
export const COLOURS = {
  bg: '#FFFAF0',
  surface: '#FFFFFF',
  sunken: '#F6EFE0',
  ink: '#1B1A2B',
  ink2: '#4A4860',
  ink3: '#65627B',
  line: '#E4DAC6',
  lineStrong: '#8F8672',
  brand: '#27337F',
  onBrand: '#FFFFFF',
  brandSoft: '#E8EAFB',
  goldText: '#855200',
  ok: '#17693F',
  okSoft: '#E1F4E8',
  warn: '#855200',
  warnSoft: '#FFF0CF',
  err: '#B3261E',
  errSoft: '#FCE8E6',
} as const;

/** Our own fonts where they happen to be installed; nothing is fetched when a mail is opened. */
export const TEXT =
  'font-family:Plus Jakarta Sans,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
export const DISPLAY =
  'font-family:Bricolage Grotesque,Plus Jakarta Sans,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-weight:800;letter-spacing:-0.02em';
/** Long addresses and names without a space break instead of widening the mail; older programs know only the first. */
export const BREAKING = 'word-break:break-word;overflow-wrap:anywhere';
export const CODE = 'font-family:ui-monospace,Cascadia Mono,Roboto Mono,Menlo,Consolas,monospace';

/** Night and narrow, for programs that read style sheets; the inline styles stand by themselves in those that do not. */
export const STYLE_SHEET = html`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .around { padding: 16px 10px 32px !important; }
  .plate { padding: 20px 20px 24px !important; }
  .inside { padding: 22px 20px 16px !important; }
  .amount { font-size: 38px !important; }
  .code { font-size: 21px !important; letter-spacing: 0.04em !important; }
  .button { display: block !important; text-align: center !important; padding-left: 12px !important; padding-right: 12px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #0F1220 !important; }
  .sheet { background-color: #181C2E !important; border-color: #2C3149 !important; }
  .sunken { background-color: #0A0C17 !important; border-color: #6C7196 !important; }
  .ink { color: #F5F0E4 !important; }
  .ink-2 { color: #C3BFD2 !important; }
  .ink-3 { color: #9A97B0 !important; }
  .rule { border-color: #2C3149 !important; }
  .link { color: #A9B5FF !important; }
  .button { background-color: #A9B5FF !important; color: #141A45 !important; }
  .number { background-color: #232B5C !important; color: #C9D1FF !important; }
  .arriving { color: #FFC65C !important; }
  .ok { background-color: #12352A !important; color: #6FD69A !important; }
  .warn { background-color: #3A2C0C !important; color: #FFC65C !important; }
  .err { background-color: #43191A !important; color: #FF9C92 !important; }
}
</style>`;
