import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxContext } from '../sandbox-context.ts';
import { html } from '../http/html.ts';
import type { Html } from '../http/html.ts';

/** Avatars and server icons, generated on request. */
export const registerPictures = (app: FastifyInstance, context: SandboxContext): void => {
  app.get<{ Params: { id: string } }>('/cdn/avatars/:id/:file', ({ params }, reply) => {
    const user = context.world.users.get(params.id);
    return sendPicture(reply, user && drawPicture(user.global_name ?? user.username, BigInt(user.id)));
  });
  app.get<{ Params: { id: string } }>('/cdn/icons/:id/:file', ({ params }, reply) => {
    const guild = context.world.guilds.get(params.id);
    return sendPicture(reply, guild && drawPicture(guild.name, BigInt(guild.id)));
  });
  app.get<{ Params: { file: string } }>('/cdn/embed/avatars/:file', ({ params }, reply) =>
    sendPicture(reply, drawPlainAvatar(BigInt(Number.parseInt(params.file, 10) || 0))),
  );
};

const sendPicture = (reply: FastifyReply, picture: string | undefined) => {
  if (picture === undefined) return reply.code(404).send();
  return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(picture);
};

const SHADES = ['#b8863b', '#7a8fa6', '#8a5a44', '#5d8a6a', '#8c6a9e', '#a65d5d'];

/** An image for a person or a server: initials on a colour derived from a number. */
const drawPicture = (name: string, number: bigint): string => {
  const initials = name
    .split(/[\s_.|]+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return onColour(
    number,
    html`<circle cx="104" cy="24" r="56" fill="#fff" fill-opacity=".1" />
      <text
        x="64"
        y="66"
        fill="#0e1013"
        font-family="system-ui, sans-serif"
        font-size="52"
        font-weight="700"
        text-anchor="middle"
        dominant-baseline="central"
        >${initials}</text
      >`,
  );
};

/** A default avatar: head and shoulders. */
const drawPlainAvatar = (number: bigint): string =>
  onColour(
    number,
    html`<g fill="#0e1013" fill-opacity=".55">
      <circle cx="64" cy="50" r="22" />
      <path d="M20 128a44 44 0 0 1 88 0z" />
    </g>`,
  );

const onColour = (number: bigint, content: Html): string => {
  const shade = SHADES[Number(number % BigInt(SHADES.length))] ?? '#7a8fa6';
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">
    <rect width="128" height="128" fill="${shade}" />
    ${content}
  </svg>`.text;
};
