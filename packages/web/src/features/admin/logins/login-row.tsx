import type { LoginRecord } from '@famiglia/contract/admin/admin';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { countryName } from '../components/country-name.ts';
import { deviceName } from '../components/device-name.ts';
import type { LoginFilters } from './login-filters.ts';
import { loginsText } from './logins.text.ts';

interface LoginRowProps {
  login: LoginRecord;
  /** A pressed value becomes the filter. */
  onFilter: (filter: LoginFilters) => void;
}

const Pick = ({ label, onPick, children }: { label: string; onPick: () => void; children: ReactNode }) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    onClick={onPick}
    className="max-w-full truncate rounded-sm text-left underline-offset-4 hover:underline @max-table:min-h-10"
  >
    {children}
  </button>
);

export const LoginRow = ({ login, onFilter }: LoginRowProps) => {
  const text = useText(loginsText);
  const language = useLanguage();
  const format = useFormat();
  const { user_id, username, ip, country_code } = login;
  const country = country_code === null ? null : countryName(language, country_code);
  return (
    <tr className="border-b border-line last:border-0 hover:bg-hover @max-table:grid @max-table:grid-cols-[minmax(0,1fr)_auto] @max-table:gap-x-3 @max-table:px-3 @max-table:py-2 @table:h-11 @table:[&>td]:px-3">
      <td className="whitespace-nowrap text-muted @max-table:col-start-2 @max-table:row-start-1 @max-table:self-center @max-table:text-xs">
        <time dateTime={login.at}>{format.dateTime(login.at)}</time>
      </td>
      <td className="min-w-0 font-medium @max-table:col-start-1 @max-table:row-start-1">
        <Pick label={text.onlyPerson(username)} onPick={() => onFilter({ user_id })}>
          {username}
        </Pick>
      </td>
      <td className="min-w-0 @max-table:col-start-1 @max-table:row-start-2">
        <Pick label={text.onlyIp(ip)} onPick={() => onFilter({ ip })}>
          {ip}
        </Pick>
      </td>
      <td className="min-w-0 @max-table:col-start-2 @max-table:row-start-2 @max-table:text-right">
        {country_code !== null && country !== null ? (
          <Pick label={text.onlyCountry(country)} onPick={() => onFilter({ country_code })}>
            {country}
          </Pick>
        ) : (
          <span className="text-faint">{text.unknown}</span>
        )}
      </td>
      <td
        className="truncate text-muted @max-table:col-span-2 @max-table:row-start-3 @max-table:text-xs"
        title={login.user_agent}
      >
        {deviceName(login.user_agent)}
      </td>
    </tr>
  );
};
