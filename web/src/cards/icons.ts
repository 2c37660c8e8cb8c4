// Small pictures on a grid of 24, one path each; every one of them stands beside a word or a spoken text.

export const ICONS = {
  star: 'M12 2 20 6v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V6zm0 4.2-1.6 4.2H6.6l3 2.5-1.1 4.2L12 14.7l3.5 2.4-1.1-4.2 3-2.5h-3.8z',
  heart: 'M12 21S3 15.2 3 9a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 6.2-9 12-9 12z',
  diamond: 'M12 1.5 22 12 12 22.5 2 12zM12 6l-5.5 6L12 18l5.5-6z',
  arrow: 'M13 4l8 8-8 8v-5H3V9h10z',
  damage: 'M12 2l2.2 5.3 5.6-1.4-2.9 5 4.6 3.4-5.7.9.4 5.8-4.2-3.9-4.2 3.9.4-5.8-5.7-.9 4.6-3.4-2.9-5 5.6 1.4z',
  drop: 'M12 2c4 5.5 6.5 8.8 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 10.8 8 7.5 12 2z',
  coin: 'M12 2.5 21 7.7v8.6L12 21.5 3 16.3V7.7zM12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  turned: 'M4 12a8 8 0 0 1 13.7-5.6L20 4v7h-7l2.6-2.6A5 5 0 1 0 17 12h3a8 8 0 0 1-16 0z',
  under: 'M7 3h13v15h-3V6H7zM4 7h11v14H4z',
  place: 'M12 2 2 9v3h2v9h6v-6h4v6h6v-9h2V9z',
  text: 'M4 5h16v2.2H4zm0 5.4h16v2.2H4zm0 5.4h10V18H4z',
  sword: 'M3 3l7 2 9 9-1.5 1.5L21 19l-2 2-3.5-3.5L14 19l-9-9z',
  hourglass: 'M6 2h12v5l-4 5 4 5v5H6v-5l4-5-4-5z',
  tick: 'M9 16.2 4.8 12l-2 2L9 20.2 21.5 7.7l-2-2z',
  bell: 'M12 2a7 7 0 0 1 7 7v5l2 3H3l2-3V9a7 7 0 0 1 7-7zM9.5 19h5a2.5 2.5 0 0 1-5 0z',
  shield: 'M12 2 20 5v6c0 5.4-3.4 9-8 11-4.6-2-8-5.6-8-11V5z',
  lift: 'M12 3l7 8h-4v4H9v-4H5zM9 17h6v4H9z',
  swords: 'M4 3l8 8 8-8 1 1-7.2 8.2L20 19l-2 2-6-7-6 7-2-2 6.2-6.8L3 4z',
  swerve: 'M2 14c5 0 6-8 14-8l-1-3 7 4-6 5 .4-3C11 9 10 18 2 18z',
  bolt: 'M13 1 4 14h6l-1 9 10-14h-7z',
  nut: 'M12 2 21 7v10l-9 5-9-5V7zm0 4.5L7 9.3v5.4l5 2.8 5-2.8V9.3z',
  fast: 'M3 5l9 7-9 7zm9 0 9 7-9 7z',
  rise: 'M12 2l8 8h-5v4H9v-4H4zM9 16h6v2H9zm0 4h6v2H9z',
  note: 'M9 3l11-2v14.5A3.5 3.5 0 1 1 17.5 12V6L11.500 7.100V18.500A3.500 3.500 0 1 1 9 15z',
  notes: 'M7 4l13-2v13a3 3 0 1 1-2-2.800V6L9 7.400V18a3 3 0 1 1-2-2.800z',
  person: 'M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 22c0-6 3-10 8-10s8 4 8 10z',
  gone: 'M12 4c5 0 9 5 10 8-1 3-5 8-10 8S3 15 2 12c1-3 5-8 10-8zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  target: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 3.500A3.500 3.500 0 1 1 12 15.500 3.500 3.500 0 0 1 12 8.500z',
  hand: 'M4 6l9-3 7 13-10 5zM2 9l4 12-3-1z',
  deck: 'M5 3h12v16H5zm14 3h1v16H8v-1h11z',
  hint: 'M12 2a7 7 0 0 1 4 12.700V18H8v-3.300A7 7 0 0 1 12 2zM9 20h6v2H9z',
  back: 'M9 4v5h6a6 6 0 0 1 0 12H8v-3h7a3 3 0 0 0 0-6H9v5L2 10.500z',
  flag: 'M5 2h2v1h12l-3 5 3 5H7v9H5z',
  gear: 'M10 2h4l.6 3 2 1.200 2.900-1 2 3.400-2.300 2v2.800l2.300 2-2 3.400-2.900-1-2 1.200L14 22h-4l-.6-3-2-1.200-2.900 1-2-3.400 2.300-2v-2.800l-2.300-2 2-3.400 2.900 1 2-1.200zm2 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  menu: 'M3 5h18v2.500H3zm0 5.700h18v2.500H3zm0 5.800h18V19H3z',
  lock: 'M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10zm3 0h4V7a2 2 0 0 0-4 0z',
  eye: 'M12 5c5 0 9 4.500 10 7-1 2.500-5 7-10 7S3 14.500 2 12c1-2.500 5-7 10-7zm0 3.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  keys: 'M2 6h20v12H2zm3 3v2h2V9zm4 0v2h2V9zm4 0v2h2V9zm4 0v2h2V9zM7 13v2h10v-2z',
  battlements: 'M3 3h3v3h3V3h6v3h3V3h3v7h-2v11h-5v-5h-4v5H5V10H3z',
  cup: 'M6 3h12v2h4c0 5-2 7-5 7.500A6 6 0 0 1 13.500 15v3H17v3H7v-3h3.500v-3A6 6 0 0 1 7 12.500C4 12 2 10 2 5h4z',
} as const;

export type IconName = keyof typeof ICONS;

export function isIcon(name: string): name is IconName {
  return name in ICONS;
}
