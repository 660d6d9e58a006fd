export type Oklch = [lightness: number, chroma: number, hue: number]

/** Linear sRGB of an OKLCH color, cut to what a screen shows (Ottosson 2020). */
function linear([l, c, h]: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  return [
    cut(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colors by WCAG 2, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

export type Scheme = 'light' | 'dark'

/** Every `--name: light-dark(oklch(…), oklch(…))` of a stylesheet. */
export function readTokens(css: string): Map<string, Record<Scheme, Oklch>> {
  const token =
    /--([\w-]+):\s*light-dark\(\s*oklch\(([^)/]+)[^)]*\),\s*oklch\(([^)/]+)[^)]*\)\s*\)/g
  const numbers = (text: string) => text.trim().split(/\s+/).map(Number) as Oklch
  return new Map(
    [...css.matchAll(token)].map(([, name, light, dark]) => [
      name,
      { light: numbers(light), dark: numbers(dark) },
    ])
  )
}
