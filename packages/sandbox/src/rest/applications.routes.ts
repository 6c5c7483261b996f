import { presentUser } from '../present/present-user.ts';
import { requireUser } from '../world/require-user.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const getApplication = ({ context }: RestCall) => {
  const { world, credentials } = context;
  const bot = presentUser(requireUser(world, credentials.application_id));
  const guilds = [...world.guilds.values()].filter((guild) => guild.members.has(bot.id));
  return {
    id: bot.id,
    name: bot.global_name ?? bot.username,
    icon: null,
    description: '',
    type: null,
    bot,
    bot_public: true,
    bot_require_code_grant: false,
    flags: 0,
    flags_new: '0',
    verify_key: credentials.verify_key,
    redirect_uris: context.redirectUris,
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: bot,
    team: null,
    approximate_guild_count: guilds.length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: world.authorizations.size,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: ['identify', 'guilds', 'bot', 'applications.commands'],
  };
};

export const applicationsRoutes: RestRoute[] = [
  { method: 'GET', path: '/applications/@me', auth: 'bot', handle: getApplication },
  { method: 'GET', path: '/oauth2/applications/@me', auth: 'bot', handle: getApplication },
];
