import type { ReactNode } from 'react';
import { PersonApp } from './frame/person-app.tsx';
import { usePlace } from './frame/use-place.ts';
import { PeoplePage } from './people/people-page.tsx';
import { SessionProvider } from './state/session-provider.tsx';

export function App(): ReactNode {
  const place = usePlace();
  if (place.as === null) return <PeoplePage place={place} />;
  return (
    <SessionProvider key={place.as} userId={place.as}>
      <PersonApp place={place} />
    </SessionProvider>
  );
}
