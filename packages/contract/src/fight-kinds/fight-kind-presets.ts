import type { Language } from '../kit/language.ts';

/** The game servers whose usual fights can be added at once. */
export const FIGHT_PRESETS = ['gta5rp', 'majestic'] as const;
export type FightPreset = (typeof FIGHT_PRESETS)[number];

export const FIGHT_PRESET_NAMES: Readonly<Record<FightPreset, string>> = {
  gta5rp: 'GTA5RP',
  majestic: 'Majestic',
};

interface PresetKind {
  name: Readonly<Record<Language, string>>;
  emoji: string;
  color: number;
  slots: number | null;
  reward: number | null;
  reward_win: number;
  reward_loss: number;
  reward_draw: number;
}

/** `reward` is paid for coming, `win` comes on top of it. Null follows the settings. */
const kind = (
  [ru, en]: [string, string],
  [emoji, color]: [string, number],
  { slots, reward, win = 0 }: { slots?: number; reward?: number; win?: number } = {},
): PresetKind => ({
  name: { ru, en },
  emoji,
  color,
  slots: slots ?? null,
  reward: reward ?? null,
  reward_win: win,
  reward_loss: 0,
  reward_draw: 0,
});

const drop = kind(['Дроп', 'Drop'], ['📦', 0x3b_82_f6], { reward: 10, win: 10 });
const supply = kind(['Поставка', 'Supply run'], ['🚚', 0xf5_9e_0b]);

/** The fights that families of these servers usually have, in the order in which they are listed. */
export const PRESET_KINDS: Readonly<Record<FightPreset, readonly PresetKind[]>> = {
  gta5rp: [
    kind(['ВЗП', 'Business war'], ['⚔️', 0xdc_26_26], { slots: 20, win: 10 }),
    kind(['ВЗХ', 'Farm war'], ['🌾', 0x84_cc_16], { slots: 20, win: 10 }),
    drop,
    supply,
  ],
  majestic: [
    kind(['Капт', 'Capt'], ['⚔️', 0xdc_26_26], { slots: 20, win: 10 }),
    kind(['МЦЛ', 'MCL'], ['🏴', 0x7c_3a_ed], { slots: 20, win: 10 }),
    drop,
    kind(['Цеха', 'Workshops'], ['🏭', 0x0d_94_88]),
    supply,
    kind(['Тайники', 'Stashes'], ['🗝️', 0xea_b3_08], { reward: 2, win: 3 }),
    kind(['Остров', 'Island'], ['🏝️', 0x06_b6_d4]),
    kind(['Ценная партия', 'Valuable shipment'], ['💎', 0xdb_27_77]),
  ],
};
