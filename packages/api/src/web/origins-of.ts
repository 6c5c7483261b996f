import type { SecurityOptions } from '../http/security-headers.ts';
import type { PageSettings } from './page-settings.ts';

const origin = (url: string | undefined): string[] => (url === undefined ? [] : [new URL(url).origin]);

/** The foreign places that the operator's settings let pages reach; none by default. */
export const originsOf = ({
  geoLookupUrl,
  analytics,
}: Pick<PageSettings, 'geoLookupUrl' | 'analytics'>): Pick<
  SecurityOptions,
  'scriptOrigins' | 'connectOrigins'
> => ({ scriptOrigins: origin(analytics?.scriptUrl), connectOrigins: origin(geoLookupUrl) });
