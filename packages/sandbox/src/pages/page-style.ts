import { Html } from '../http/html.ts';

/** The colours of Famiglia, so that nobody confuses the page with Discord's. */
export const PAGE_STYLE = new Html(`
:root { color-scheme: dark; --ink: #0e1013; --surface: #14171b; --raised: #1b1f25; --line: #282d35;
  --line-strong: #3a414c; --text: #e9eaec; --muted: #99a1ad; --brass: #d9a441; --brass-ink: #1a1305; --wash: #d9a4411f }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; background: var(--ink); color: var(--text);
  font: 14px/20px "Onest Variable", Onest, system-ui, sans-serif }
.banner { padding: 8px 16px; text-align: center; background: var(--wash); color: var(--brass); font-weight: 600;
  border-bottom: 1px solid var(--line) }
main { width: min(100%, 520px); margin: 0 auto; padding: 24px 16px 0; display: grid; gap: 16px }
h1 { margin: 0; font-size: 20px; line-height: 28px }
p { margin: 4px 0 0; color: var(--muted) }
ul { margin: 4px 0 0; padding-left: 20px; color: var(--text) }
form { display: grid; gap: 16px }
fieldset { margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--surface);
  overflow: hidden }
legend { position: absolute; clip-path: inset(50%) }
.people { max-height: 52dvh; overflow: auto }
.person { display: grid; grid-template-columns: 40px 1fr 20px; gap: 12px; align-items: center; min-height: 56px;
  padding: 8px 16px; cursor: pointer; border-top: 1px solid var(--line) }
.person:first-child { border-top: 0 }
.person:hover { background: var(--raised) }
.person:has(:checked) { background: var(--wash) }
.person:has(:focus-visible) { outline: 2px solid var(--brass); outline-offset: -2px }
.person img { width: 40px; height: 40px; border-radius: 50% }
.person b { display: block; font-weight: 600; overflow-wrap: anywhere }
.person span { color: var(--muted); font-size: 12px; line-height: 16px; overflow-wrap: anywhere }
.person input { width: 18px; height: 18px; margin: 0; accent-color: var(--brass) }
input:is([type=search], [type=text], [type=number]), select { width: 100%; height: 44px; padding: 0 12px; border-radius: 6px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--line-strong) }
:is(input:not([type=radio]), select, button, summary, a):focus-visible { outline: 2px solid var(--brass); outline-offset: 2px }
.actions { position: sticky; bottom: 0; display: grid; grid-template-columns: 1fr 2fr; gap: 12px; padding: 12px 0 24px;
  background: var(--ink) }
button { min-height: 44px; border-radius: 6px; border: 1px solid var(--line-strong); background: none; color: inherit;
  font: inherit; font-weight: 600; cursor: pointer }
button:hover { background: var(--raised) }
button.primary { background: var(--brass); border-color: var(--brass); color: var(--brass-ink) }
button.primary:hover { filter: brightness(1.08) }
label.field { display: grid; gap: 4px; color: var(--muted); font-size: 12px; line-height: 16px }
label.field > * { font-size: 14px; color: var(--text) }
h2 { margin: 8px 0 0; font-size: 16px; line-height: 24px }
a { color: var(--brass) }
.person.card { grid-template-columns: 1fr 20px }
.actions.one { grid-template-columns: 1fr }
button.quiet { border: 0; color: var(--muted); margin-bottom: 24px }
.panel { padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface) }
.payments { display: grid; gap: 12px; margin: 0 0 24px; padding: 0; list-style: none; overflow-wrap: anywhere }
.payments form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 12px }
.payments :is(button, a) { min-height: 44px; padding: 0 12px; align-content: center }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 12px; align-items: end }
.payments form.pair { display: grid }
.payments details { margin-top: 12px }
summary { min-height: 44px; align-content: center; cursor: pointer; color: var(--brass) }
[hidden] { display: none !important }
`);
