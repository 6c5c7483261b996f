import { hydrateIslands } from '../visit/hydrate-islands.tsx';

/** On a phone the pages stand in a row that scrolls: the open one is brought into view. */
const showOpenPage = (): void => {
  const strip = document.querySelector<HTMLElement>('.guide-pages ol');
  const open = strip?.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !open) return;
  const before = open.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollLeft += before - (strip.clientWidth - open.offsetWidth) / 2;
};

showOpenPage();
hydrateIslands({});
