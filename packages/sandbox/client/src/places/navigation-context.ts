import { createContext } from 'react';

/** On a narrow screen the servers and channels are a drawer; any header may open it. */
export const NavigationContext = createContext<{ openNavigation: () => void }>({
  openNavigation: () => undefined,
});
