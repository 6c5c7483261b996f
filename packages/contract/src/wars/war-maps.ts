import type { Language } from '../kit/language.ts';

/** Maps of the game by their code, as players call them. */
const MAP_NAMES: Readonly<Record<string, Record<Language, string>>> = {
  STABCITY: { en: 'Stab City', ru: 'Байкерка' },
  EL_RANCHO_SMALL_OILBASE: { en: 'Small oil base', ru: 'Малая нефть' },
  BANNING_ANGAR: { en: 'Meat plant', ru: 'Мясо' },
  SANDYSHORES: { en: 'Sandy Shores', ru: 'Сенди Шорс' },
  GHETTO_ANTS: { en: 'Anthill', ru: 'Муравейник' },
  NICOLA_PLACE: { en: 'Mirror dead end', ru: 'Тупик Миррор' },
  PUERTA_DUMP: { en: 'Dump', ru: 'Мусорка' },
  ELBURRO: { en: 'Tattoo parlor', ru: 'Татушка' },
  WINDFARM: { en: 'Wind farm', ru: 'Ветряки' },
  PB_LUMBER: { en: 'Lumber mill', ru: 'Лесопилка' },
  PALETOBAY: { en: 'Paleto Bay', ru: 'Палето-Бей' },
  MIRROR_PARK: { en: 'Mirror Park', ru: 'Миррор-парк' },
};

const SIZES: Readonly<Record<string, Record<Language, string>>> = {
  NEW_S_: { en: 'small', ru: 'малая' },
  NEW_B_: { en: 'big', ru: 'большая' },
};

/** `NEW_S_WINDFARM` as «Ветряки, малая»; an unknown code as it is. */
export const mapName = (code: string, language: Language): string => {
  const [prefix = ''] = /^NEW_[SB]_/.exec(code) ?? [];
  const name = MAP_NAMES[code.slice(prefix.length)]?.[language];
  if (name === undefined) return code;
  const size = SIZES[prefix]?.[language];
  return size === undefined ? name : `${name}, ${size}`;
};

interface Place {
  territory: string | null;
  map: string | null;
}

/** «Точка 5 (Ветряки, малая)», or whatever of it is known; empty where nothing is. */
export const warPlace = ({ territory, map }: Place, language: Language): string => {
  if (map === null) return territory ?? '';
  const name = mapName(map, language);
  return territory === null ? name : `${territory} (${name})`;
};
