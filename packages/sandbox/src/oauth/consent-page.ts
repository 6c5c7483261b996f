import { html, Html } from '../http/html.ts';
import { avatarUrl } from '../present/picture-urls.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { PEOPLE } from '../demo-ids.ts';
import type { Language } from '../pages/language.ts';
import { pageFrame } from '../pages/page-frame.ts';
import type { User } from '../world/world.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** Only the filter needs a script; without it the whole list is shown. */
const FILTER = new Html(`<script>
document.querySelector('[type=search]').addEventListener('input', (event) => {
  const wanted = event.target.value.trim().toLowerCase();
  for (const row of document.querySelectorAll('.person')) row.hidden = !row.textContent.toLowerCase().includes(wanted);
});
</script>`);

/** The page to choose a person, and to allow or deny. */
export const consentPage = (
  context: SandboxContext,
  request: AuthorizeRequest,
  language: Language,
  problem: string | null = null,
): string => {
  const texts = PAGE_TEXTS[language];
  const invitation = request.scopes.includes('bot');
  const title = invitation ? texts.invite : texts.title;
  return pageFrame(
    { language, title, banner: texts.banner },
    html`<header>
        <h1>${title}</h1>
        <p>${invitation ? texts.inviteLead : texts.lead}</p>
        ${problem === null ? null : html`<p role="alert">${problem}</p>`}
      </header>
      <section>
        ${texts.wants}:
        <ul>
          ${request.scopes.map((scope) => html`<li>${texts.scopes[scope] ?? scope}</li>`)}
        </ul>
      </section>
      <form method="post">
        ${invitation ? serverField(context, request, texts.server) : null}
        <input type="search" placeholder="${texts.search}" aria-label="${texts.search}" />
        <fieldset>
          <legend>${texts.choose}</legend>
          <div class="people">
            ${people(context).map((user, index) => personRow(context, user, index === 0))}
          </div>
        </fieldset>
        <div class="actions">
          <button name="action" value="deny">${texts.deny}</button>
          <button class="primary" name="action" value="allow">${texts.allow}</button>
        </div>
      </form>
      ${FILTER}`,
  );
};

/** People named after their access come first. */
const people = ({ world }: SandboxContext): User[] => {
  const first = Object.values<string>(PEOPLE).flatMap((id) => world.users.get(id) ?? []);
  const rest = [...world.users.values()].filter((user) => !user.bot && !first.includes(user));
  return [...first, ...rest];
};

const personRow = (context: SandboxContext, user: User, checked: boolean): Html =>
  html`<label class="person">
    <img src="${avatarUrl(context.urls, user)}" alt="" loading="lazy" />
    <div><b>${user.global_name ?? user.username}</b><span>${user.username}</span></div>
    <input type="radio" name="user_id" value="${user.id}" required ${new Html(checked ? 'checked' : '')} />
  </label>`;

const serverField = ({ world }: SandboxContext, request: AuthorizeRequest, label: string): Html => {
  const guilds = [...world.guilds.values()].filter(({ id }) => !request.guildId || id === request.guildId);
  return html`<label class="field"
    >${label}
    <select name="guild_id">
      ${guilds.map((guild) => html`<option value="${guild.id}">${guild.name}</option>`)}
    </select>
  </label>`;
};
