import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../http/html.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { pickLanguage } from '../pages/language.ts';
import type { Language } from '../pages/language.ts';
import { pageFrame } from '../pages/page-frame.ts';
import { addBot } from '../members/add-bot.ts';
import { guildPermissions } from '../world/permissions.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { consentPage } from './consent-page.ts';
import { PAGE_TEXTS } from './page-texts.ts';

const DENIED = {
  error: 'access_denied',
  error_description: 'The resource owner or authorization server denied the request',
};

/** What the buttons of the consent page do. */
export const decide = (
  context: SandboxContext,
  codes: AuthorizationCodes,
  wanted: AuthorizeRequest,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const form = readForm(request.body);
  const language = pickLanguage(request.headers['accept-language']);
  if (form['action'] !== 'allow') {
    return wanted.redirectUri === null
      ? reply.redirect('/')
      : goBack(reply, wanted, wanted.redirectUri, DENIED);
  }
  const user = context.world.users.get(form['user_id'] ?? '');
  if (!user || user.bot)
    return reply.code(400).send({ error: 'invalid_request', error_description: 'user_id' });

  if (wanted.scopes.includes('bot')) {
    const guild = context.world.guilds.get(form['guild_id'] ?? wanted.guildId ?? '');
    if (!guild || !(guildPermissions(guild, user.id) & PermissionFlagsBits.ManageGuild)) {
      const page = consentPage(context, wanted, language, PAGE_TEXTS[language].notManager);
      return reply.code(403).type('text/html; charset=utf-8').send(page);
    }
    addBot(context, guild, wanted.permissions);
  }
  if (wanted.redirectUri === null) return sendInvited(reply, language);
  const code = codes.issue({
    userId: user.id,
    scopes: wanted.scopes,
    redirectUri: wanted.redirectUri,
    challenge: wanted.challenge,
  });
  return goBack(reply, wanted, wanted.redirectUri, { code });
};

const readForm = (body: unknown): Record<string, string> =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : ((body ?? {}) as Record<string, string>);

const goBack = (
  reply: FastifyReply,
  wanted: AuthorizeRequest,
  redirectUri: string,
  result: Record<string, string>,
) => {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries(result)) target.searchParams.set(name, value);
  if (wanted.state !== null) target.searchParams.set('state', wanted.state);
  return reply.redirect(target.href, 302);
};

const sendInvited = (reply: FastifyReply, language: Language) => {
  const { invited, invitedLead, banner } = PAGE_TEXTS[language];
  const content = html`<h1>${invited}</h1>
    <p>${invitedLead}</p>`;
  return reply
    .type('text/html; charset=utf-8')
    .send(pageFrame({ language, title: invited, banner }, content));
};
