import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../errors/call-error.ts';
import { html, Html } from '../http/html.ts';
import { pickLanguage } from '../pages/language.ts';
import type { Language } from '../pages/language.ts';
import { pageFrame } from '../pages/page-frame.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { MONITOR_MODES, MONITORS, WAR_SIDES } from '../war-types.ts';
import type { War } from '../war-types.ts';
import { FAMILY, SERVERS } from './demo-wars.ts';
import { changeWars, viewWars } from './change-wars.ts';
import { readWarForm } from './war-form.ts';
import { WARS_TEXTS } from './wars-texts.ts';

/** The page on which a person plays the game: starts, scores and ends wars, and gives the monitors bad days. */
export const registerWarsPage = (app: FastifyInstance, context: SandboxContext): void => {
  app.get('/wars', (request, reply) => sendPage(reply, warsPage(context, languageOf(request))));
  app.post('/wars', (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    try {
      changeWars(context, readWarForm(form));
      return reply.redirect('/wars', 303);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return sendPage(reply.code(error.status), refusedPage(languageOf(request), error.message));
    }
  });
};

const languageOf = (request: FastifyRequest): Language => pickLanguage(request.headers['accept-language']);

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page);

const frame = (language: Language, title: string, lead: string, content: Html): string =>
  pageFrame(
    { language, title, banner: WARS_TEXTS[language].banner },
    html`<header>
        <h1>${title}</h1>
        <p>${lead}</p>
      </header>
      ${content}`,
  );

const refusedPage = (language: Language, reason: string): string => {
  const { refused, back } = WARS_TEXTS[language];
  return frame(language, refused, reason, html`<a href="/wars">${back}</a>`);
};

const warsPage = (context: SandboxContext, language: Language): string => {
  const texts = WARS_TEXTS[language];
  const { items, modes } = viewWars(context);
  const content = html`${startForm(language)}
    <h2>${texts.wars}</h2>
    ${items.length === 0 ? html`<p>${texts.none}</p>` : null}
    <ul class="payments">
      ${items.map((war) => warRow(war, language, context.clock()))}
    </ul>
    <form method="post" class="panel">
      <b>${texts.rename}</b>
      <div class="pair">${field(texts.from, 'from', FAMILY.name)} ${field(texts.to, 'to', '')}</div>
      <button name="action" value="rename">${texts.renameButton}</button>
    </form>
    <h2>${texts.monitors}</h2>
    ${MONITORS.map(
      (name) =>
        html`<form method="post" class="panel">
          <input type="hidden" name="monitor" value="${name}" />
          ${choice(
            texts.monitorNames[name],
            'mode',
            MONITOR_MODES.map((mode) => [mode, texts.modes[mode]]),
            modes[name],
          )}
          <button name="action" value="mode" aria-label="${texts.save}: ${texts.monitorNames[name]}">
            ${texts.save}
          </button>
        </form>`,
    )}
    <p></p>`;
  return frame(language, texts.title, texts.lead, content);
};

const MAPS = ['NEW_S_WINDFARM', 'NEW_B_ELBURRO', 'NEW_S_STABCITY', 'NEW_B_PALETOBAY', 'NEW_S_NOBODY_KNOWS'];

const same = (values: readonly string[]): [string, string][] => values.map((value) => [value, value]);

const startForm = (language: Language): Html => {
  const texts = WARS_TEXTS[language];
  return html`<form method="post" class="panel">
    <b>${texts.start}</b>
    <div class="pair">
      ${field(texts.attacker, 'attacker', 'Vagos')} ${field(texts.defender, 'defender', FAMILY.name)}
      ${choice(texts.server, 'server', same(Object.keys(SERVERS)), FAMILY.server)}
      ${field(texts.point, 'point', 'Точка 5')} ${choice(texts.map, 'map', same(MAPS), MAPS[0] ?? '')}
      ${number(texts.maxPlayers, 'max_players', 20, 500)}
      ${choice(
        texts.begins,
        'in_minutes',
        [0, 10, 30].map((minutes) => [`${minutes}`, texts.beginsIn(minutes)]),
        '10',
      )}
      ${choice(texts.toldBy, 'told_by', Object.entries(texts.toldByNames), 'both')}
    </div>
    <button class="primary" name="action" value="start">${texts.startButton}</button>
  </form>`;
};

const warRow = (war: War, language: Language, now: number): Html => {
  const texts = WARS_TEXTS[language];
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const began = war.started_at > now ? texts.upcoming : texts.running;
  const won = war.winner === null ? texts.nobodyWon : texts.won(war[war.winner]);
  const facts = [
    war.ended_at === null ? began : `${texts.ended}, ${won}`,
    clock.format(war.started_at),
    `${war.server}, ${war.point}, ${war.map}`,
    `${war.attacker_score}:${war.defender_score}`,
    texts.players(war.players.length),
  ];
  return html`<li class="panel" id="war-${war.id}">
    <b>${texts.against(war.attacker, war.defender)}</b>
    <p>${facts.join(' · ')}</p>
    <details>
      <summary>${texts.details}</summary>
      <ul>
        ${war.players.map(
          (player) =>
            html`<li>
              ${texts.sides[player.side]}: ${player.name}, ${player.kills} / ${player.damage},
              ${player.hit_percent} % / ${player.headshot_percent} %
            </li>`,
        )}
      </ul>
      ${playerForm(war, language)} ${pointsForm(war, language)}
    </details>
    <form method="post">
      <input type="hidden" name="war_id" value="${war.id}" />
      <button name="action" value="fill">${texts.fill}</button>
      ${war.ended_at === null ? endFields(war, language) : null}
      <button name="action" value="delete">${texts.remove}</button>
    </form>
  </li>`;
};

const endFields = (war: War, language: Language): Html => {
  const texts = WARS_TEXTS[language];
  const winners: [string, string][] = [
    ...WAR_SIDES.map((side): [string, string] => [side, war[side]]),
    ['', texts.nobody],
  ];
  return html`${choice(texts.winner, 'winner', winners, 'attacker')}
    <button name="action" value="end">${texts.end}</button>`;
};

const playerForm = (war: War, language: Language): Html => {
  const texts = WARS_TEXTS[language];
  return html`<form method="post" class="pair">
    <input type="hidden" name="war_id" value="${war.id}" />
    ${field(texts.nick, 'name', '')} ${choice(texts.side, 'side', Object.entries(texts.sides), 'attacker')}
    ${number(texts.kills, 'kills', 3, 1000)} ${number(texts.damage, 'damage', 900, 10_000_000)}
    ${number(texts.hits, 'hit_percent', 30, 100)} ${number(texts.headshots, 'headshot_percent', 12, 100)}
    <button name="action" value="score">${texts.score}</button>
  </form>`;
};

const pointsForm = (war: War, language: Language): Html => {
  const texts = WARS_TEXTS[language];
  return html`<form method="post" class="pair">
    <input type="hidden" name="war_id" value="${war.id}" />
    ${number(texts.attackerPoints, 'attacker_score', war.attacker_score, 100_000)}
    ${number(texts.defenderPoints, 'defender_score', war.defender_score, 100_000)}
    <button name="action" value="points">${texts.points}</button>
  </form>`;
};

const field = (label: string, name: string, value: string): Html =>
  html`<label class="field">
    ${label}
    <input type="text" name="${name}" value="${value}" maxlength="64" required />
  </label>`;

const number = (label: string, name: string, value: number, most: number): Html =>
  html`<label class="field">
    ${label}
    <input type="number" name="${name}" value="${value}" min="0" max="${most}" required />
  </label>`;

const choice = (label: string, name: string, options: readonly [string, string][], chosen: string): Html =>
  html`<label class="field">
    ${label}
    <select name="${name}">
      ${options.map(
        ([value, words]) =>
          html`<option value="${value}" ${new Html(value === chosen ? 'selected' : '')}>${words}</option>`,
      )}
    </select>
  </label>`;
