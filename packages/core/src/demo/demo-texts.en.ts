/** Everything that the demo families wrote. People and families have the same names in all languages. */
export const en = {
  premium: 'Demo: Premium without an end',
  warKey: 'Collector on Marco’s computer',
  pings: { events: 'Events', capts: 'Capts' },
  events: {
    factory: {
      title: 'War for the factory',
      description: 'Meet at the garage 15 minutes early. Bring shotguns and medkits.',
    },
    drop: { title: 'Drop', description: 'We take two cars. Radio is a must.' },
    training: {
      title: 'Shooting practice',
      description: 'Angles and peeks. Newcomers have to come.',
    },
    hideAndSeek: {
      title: 'Hide and seek at the construction site',
      description: 'No guns. The winner gets a bonus from the family bank.',
    },
    warehouse: { title: 'Warehouse raid', description: '' },
    docks: {
      title: 'Sweep of the docks',
      description: 'Main list: be in voice. Everybody else waits for a place.',
    },
    race: { title: 'Race of the families', description: 'Your own cars, start at the observatory.' },
  },
  squads: { assault: 'Assault', snipers: 'Snipers', drivers: 'Drivers' },
  cancelled: 'Not enough people, we move it to another day',
  template: 'Evening event',
  warPoint: 'Point',
  opponents: {
    vagos: 'Vagos',
    ballas: 'Ballas',
    families: 'Families',
    marabunta: 'Marabunta',
    bratva: 'Bratva',
    yakuza: 'Yakuza',
  },
  territories: {
    docks: 'Docks',
    factory: 'Factory',
    construction: 'Construction site',
    slaughterhouse: 'Slaughterhouse',
    oilRig: 'Oil rig',
  },
  reputation: {
    gathered: 'Got people together for a capt',
    drop: 'Brought in a drop alone',
    taught: 'Trained a newcomer',
    bestShooter: 'Best shooter of the week',
    leftEarly: 'Left a capt early',
    toxic: 'Toxic in voice',
    training: 'Ran a training session',
    cars: 'Fixed up the family’s cars',
  },
  gungame: {
    score: 'The score is not visible',
    nick: 'Somebody else’s nick',
    old: 'An old screenshot',
    cropped: 'Cropped',
  },
  notes: {
    fromVagos:
      'Came from Vagos together with a brother. Knows the port and the docks, good with a sniper rifle.',
    wantsMain: 'Asks for a place in the main list of capts. Watch the next three events, then decide.',
    exams: 'Exams until the end of the month, here every other evening. Said so in advance.',
    referee: 'Argued with the referee at a race. We talked, no hard feelings.',
  },
  cars: { notes: { fuel: 'Fill it up before returning it', capts: 'Only for capts' } },
  vacations: {
    holiday: 'Holiday with the family, no laptop',
    renovation: 'Renovating, no internet',
    exams: 'Exams',
    trip: 'Business trip, back by the weekend',
    moving: 'Moving house',
    tired: 'Need a rest',
    refusal: 'We are at war this week. Right after it, please.',
    shop: 'To the shop and back',
  },
  warnings: {
    absent: 'No-show without notice',
    referee: 'Argued with the referee at a race',
    apology: 'Apologized in front of everybody',
    order: 'Disobeying an order',
    leak: 'Told another family where we meet',
    insult: 'Insults',
    stole: 'Emptied the family warehouse and left',
    sold: 'Sold our recordings',
  },
  promotions: {
    reliable: 'Two weeks without a single absence',
    capt: 'Turned the capt against Ballas around',
  },
  applications: {
    form: 'Main roster',
    about: {
      everyEvening: 'In my third year here, at every capt in the evening.',
      docks: 'I know the docks well and have my own Revolter.',
      short: 'want in',
      shooter: 'Carbine rifle, about 1,200 damage on average.',
      thinking: 'Let me think about it, my exams begin.',
      late: 'I’m online after 22:00.',
      fromVagos: 'Was in the main roster of Vagos, left on good terms.',
      ready: 'Ready for an interview any time, free from 19:00 to 23:00.',
      brothers: 'I play with my brother, we’d like to be in one squad.',
      pilot: 'I can fly a helicopter and will learn the rest.',
      daily: 'Every day from seven to midnight, with a microphone.',
      halfYear: 'Half a year in the family, I want to go to more capts.',
    },
    tooShort: 'Answers too short',
    missed: 'Missed the interview',
    question: 'How many capts has your brother played? He should apply too.',
    answer: 'About twenty, he’ll apply tonight.',
  },
  support: {
    role: {
      subject: 'The bot does not give the role for reputation',
      text: 'Three people have more than 500 reputation, but none of them got the role Soldier. What should I check?',
      answer:
        'The bot’s role is below the role Soldier, so Discord does not let it give that role. Move the bot’s role up in the server settings; the bot does the rest by itself.',
    },
    history: {
      subject: 'Can we bring our old capts along?',
      text: 'We kept capts in a spreadsheet. Is there a way to load the old entries all at once?',
    },
  },
  promoCodes: {
    welcome: 'For the first family that tried Famiglia',
    summer: 'Summer sale',
    friends: 'For families that others recommended',
  },
};

export type DemoTexts = typeof en;
