import type { AdminSession } from '@famiglia/contract/admin/admin';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { countryName } from '../components/country-name.ts';
import { deviceName } from '../components/device-name.ts';
import { adminUsersText } from './admin-users.text.ts';

export const UserSessions = ({ sessions }: { sessions: readonly AdminSession[] }) => {
  const text = useText(adminUsersText);
  const language = useLanguage();
  const format = useFormat();
  return (
    <section>
      <h3 className="mb-2 font-semibold">{text.sessions}</h3>
      {sessions.length === 0 ? <p className="text-muted">{text.noSessions}</p> : null}
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
            <span>
              <span title={session.user_agent ?? undefined}>
                {session.user_agent === null ? '—' : deviceName(session.user_agent)}
              </span>
              <span className="block text-xs text-muted">
                {[session.ip, session.country_code && countryName(language, session.country_code)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <time dateTime={session.last_used_at} className="text-muted">
              {text.used(format.relative(session.last_used_at))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
};
