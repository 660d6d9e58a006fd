import { publicTexts } from '#frontend/texts/en/public'

/** Paper, ink, steel, one spark: a nib turns a blunt stroke into clean lines. */
export function HeroArt() {
  return (
    <svg
      role="img"
      aria-label={publicTexts.hero.artLabel}
      viewBox="0 0 520 460"
      className="mx-auto w-full max-w-[520px] overflow-visible"
    >
      <defs>
        <radialGradient id="lamp" cx="0.5" cy="0.42" r="0.5">
          <stop offset="0" className="[stop-color:var(--color-raised)]" />
          <stop offset="1" className="[stop-color:var(--color-raised)] [stop-opacity:0]" />
        </radialGradient>
      </defs>
      <ellipse cx="260" cy="230" rx="260" ry="230" fill="url(#lamp)" />
      <Sheet />
      <SteelRule />
      <Nib />
      <Spark x={236} y={284} size={22} />
    </svg>
  )
}

function Sheet() {
  return (
    <g transform="rotate(-5 220 240)" fill="none" strokeLinecap="round">
      <rect x="62" y="50" width="320" height="372" rx="6" className="fill-ink opacity-10" />
      <rect x="56" y="42" width="320" height="372" rx="6" className="fill-raised stroke-line" />
      <path
        d="M92 112 C112 98 128 124 148 110 S186 100 202 113 S236 106 250 110"
        strokeWidth="11"
        className="stroke-ink"
      />
      <path d="M96 152 h86 m14 0 h52" strokeWidth="11" className="stroke-ink" />
      <path
        d="M182 178 l7 -16 l7 16 M190 178 C206 206 246 190 262 152"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-muted"
      />
      <path d="M266 132 h58 M266 144 h40" strokeWidth="2" className="stroke-muted" />
      <path d="M92 206 h236 M92 228 h212 M92 250 h224" strokeWidth="2.5" className="stroke-ink" />
      <path d="M92 272 h130" strokeWidth="2.5" className="stroke-ink" />
      <path
        d="M92 310 h248 M92 332 h248 M92 354 h248 M92 376 h248"
        strokeWidth="1"
        className="stroke-line-strong"
      />
    </g>
  )
}

function SteelRule() {
  return (
    <g transform="rotate(9 250 410)">
      <rect x="130" y="392" width="330" height="38" rx="4" className="fill-ink opacity-10" />
      <rect
        x="126"
        y="386"
        width="330"
        height="38"
        rx="4"
        className="art-steel stroke-line-strong"
      />
      {Array.from({ length: 31 }, (_, tick) => (
        <line
          key={tick}
          x1={141 + tick * 10}
          x2={141 + tick * 10}
          y1="387"
          y2={tick % 5 === 0 ? 401 : 394}
          className="art-ink opacity-60"
        />
      ))}
      <circle cx="440" cy="411" r="5" className="fill-paper stroke-line-strong" />
    </g>
  )
}

function Nib() {
  return (
    <g transform="translate(236 284) rotate(42)">
      <path d="M-26 -196 h52 v-170 a26 26 0 0 0 -52 0 z" className="art-barrel" />
      <path
        d="M-14 -206 v-150"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-paper opacity-25"
      />
      <path d="M-28 -186 h56 v-14 h-56 z" className="art-steel-dark" />
      <path
        d="M0 0 C-5 -20 -30 -62 -33 -98 C-34 -122 -22 -132 -21 -158 V-186 H0 Z"
        className="art-steel"
      />
      <path
        d="M0 0 C5 -20 30 -62 33 -98 C34 -122 22 -132 21 -158 V-186 H0 Z"
        className="art-steel-dark"
      />
      <path d="M0 -6 V-100" strokeWidth="1.5" className="art-ink" />
      <circle cx="0" cy="-106" r="6.5" className="art-ink" />
    </g>
  )
}

interface SparkProps {
  x: number
  y: number
  size: number
}

export function Spark({ x, y, size }: SparkProps) {
  return (
    <path
      d="M0 -1 C0.08 -0.2 0.2 -0.08 1 0 C0.2 0.08 0.08 0.2 0 1 C-0.08 0.2 -0.2 0.08 -1 0 C-0.2 -0.08 -0.08 -0.2 0 -1 Z"
      transform={`translate(${x} ${y}) scale(${size})`}
      className="fill-ember"
    />
  )
}
