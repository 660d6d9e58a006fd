/** One font file of an npm package, as `<package>/files/<file>`; it is loaded when a text needs it. */
export interface Face {
  file: string
  /** First and last code points that it may have letters for. */
  ranges: readonly (readonly [number, number])[]
  /** Whether its letters change with their neighbors, as the script wants it. */
  isJoined?: true
}

type Ranges = Face['ranges']

/** As the packages cut their families into files. */
const SLICES: Record<string, Ranges> = {
  'latin': [
    [0x20, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2dc],
    [0x304, 0x308],
    [0x329, 0x329],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2193],
    [0x2212, 0x2215],
    [0xfffd, 0xfffd],
  ],
  'latin-ext': [
    [0x100, 0x2ff],
    [0x304, 0x308],
    [0x329, 0x329],
    [0x1d00, 0x1dbf],
    [0x1e00, 0x1eff],
    [0x2020, 0x2021],
    [0x20a0, 0x20c0],
    [0x2113, 0x2113],
    [0x2c60, 0x2c7f],
    [0xa720, 0xa7ff],
  ],
  'vietnamese': [
    [0x102, 0x1b0],
    [0x300, 0x329],
    [0x1ea0, 0x1ef9],
    [0x20ab, 0x20ab],
  ],
  'greek': [[0x370, 0x3ff]],
  'greek-ext': [[0x1f00, 0x1fff]],
  'cyrillic': [
    [0x301, 0x301],
    [0x400, 0x45f],
    [0x490, 0x4b1],
    [0x2116, 0x2116],
  ],
  'cyrillic-ext': [
    [0x460, 0x52f],
    [0x1c80, 0x1c8a],
    [0x20b4, 0x20b4],
    [0x2de0, 0x2dff],
    [0xa640, 0xa69f],
    [0xfe2e, 0xfe2f],
  ],
}

const EVERYTHING: Ranges = [[0x20, 0x10ffff]]
const PICTURES: Ranges = [
  [0x23, 0x39],
  [0xa9, 0xae],
  [0x200d, 0x3299],
  [0xfe0f, 0xfe0f],
  [0x1f000, 0x1ffff],
  [0xe0020, 0xe007f],
]

const family = (name: string, slices: string[], weight: number): Face[] =>
  slices.map((slice) => ({
    file: `@fontsource/${name}/files/${name}-${slice}-${weight}-normal.woff`,
    ranges: SLICES[slice],
  }))

const RIGHT_TO_LEFT: Record<'hebrew' | 'arabic', Ranges> = {
  hebrew: [
    [0x590, 0x5ff],
    [0xfb1d, 0xfb4f],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x870, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ],
}

const FAMILIES = { hebrew: 'noto-sans-hebrew', arabic: 'ibm-plex-sans-arabic' } as const

const fromRight = (weight: number): Face[] =>
  (['hebrew', 'arabic'] as const).map((script) => ({
    file: `@fontsource/${FAMILIES[script]}/files/${FAMILIES[script]}-${script}-${weight}-normal.woff`,
    ranges: RIGHT_TO_LEFT[script],
    isJoined: true,
  }))

const MONO_SLICES = Object.keys(SLICES).filter((slice) => slice !== 'greek-ext')

const SIGNS: Face[] = [
  { file: '@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff', ranges: EVERYTHING },
  { file: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff', ranges: PICTURES },
]

/** For each way to set a text, the faces that are asked one after the other for each letter. */
export const FACES = {
  body: [...family('inter', Object.keys(SLICES), 400), ...fromRight(400), ...SIGNS],
  strong: [...family('inter', Object.keys(SLICES), 600), ...fromRight(600), ...SIGNS],
  mono: [...family('jetbrains-mono', MONO_SLICES, 400), ...fromRight(400), ...SIGNS],
} as const satisfies Record<string, Face[]>

export type FaceKind = keyof typeof FACES

export function mayHave({ ranges }: Face, codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
}
