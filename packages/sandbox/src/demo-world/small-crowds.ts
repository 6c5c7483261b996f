/** As in `moretti-crowd.ts`: the order is part of their ids. */
export const BRATVA_CROWD = [
  ['kuzma_n', 'Кузьма Невский'],
  ['matros_piter', 'Матрос'],
  ['yaroslav_m', 'Yaroslav_Nevsky | 30011'],
  ['artur_p', 'Артур Пирогов'],
  ['foma_k', 'Фома'],
  ['ermak_t', 'Ermak_Nevsky | 30245'],
  ['luka_mudry', 'Лука Мудрый'],
  ['prokhor_z', 'Прохор'],
  ['gena_ladoga', 'Гена Ладога'],
  ['spartak_v', 'Spartak_Nevsky | 30780'],
] as const;

export const AZTECAS_CROWD = [
  ['el_mariachi', 'El Mariachi'],
  ['pedro_r', 'Pedro_Ramirez | 70012'],
  ['chico_l', 'Chico'],
  ['rosa_d', 'Rosa_Diaz | 70145'],
] as const;
