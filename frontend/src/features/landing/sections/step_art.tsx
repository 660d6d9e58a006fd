import type { ReactNode } from 'react'
import { Spark } from '#frontend/features/landing/sections/hero_art'

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 190"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full max-w-[400px] rounded-card border border-line bg-sunken"
    >
      {children}
    </svg>
  )
}

/** A fan of template cards; the front one is chosen. */
export function ChooseArt() {
  return (
    <Frame>
      <rect
        x="66"
        y="52"
        width="104"
        height="118"
        rx="6"
        transform="rotate(-10 118 111)"
        className="fill-raised stroke-line-strong"
      />
      <rect
        x="150"
        y="52"
        width="104"
        height="118"
        rx="6"
        transform="rotate(10 202 111)"
        className="fill-raised stroke-line-strong"
      />
      <rect
        x="108"
        y="34"
        width="104"
        height="126"
        rx="6"
        strokeWidth="1.5"
        className="fill-raised stroke-ink"
      />
      <path d="M124 60 h44" strokeWidth="5" className="stroke-ink" />
      <path d="M124 80 h72 M124 94 h72 M124 108 h48" strokeWidth="2" className="stroke-muted" />
      <circle cx="190" cy="138" r="11" className="fill-ink" />
      <path d="M185 138 l4 4 l7 -8" strokeWidth="2" className="stroke-raised" />
    </Frame>
  )
}

/** Steps joined into a flow. */
export function BuildArt() {
  return (
    <Frame>
      <path
        d="M112 62 H160 Q172 62 172 74 V84 Q172 96 184 96 H208 M112 130 H160 Q172 130 172 118 V108 Q172 96 184 96"
        strokeWidth="1.5"
        className="stroke-muted"
      />
      <path d="M201 90 l7 6 l-7 6" strokeWidth="1.5" className="stroke-muted" />
      {[40, 108].map((y) => (
        <g key={y}>
          <rect
            x="36"
            y={y}
            width="76"
            height="44"
            rx="6"
            className="fill-raised stroke-line-strong"
          />
          <path d={`M48 ${y + 17} h32`} strokeWidth="4" className="stroke-ink" />
          <path d={`M48 ${y + 30} h50`} strokeWidth="2" className="stroke-muted" />
        </g>
      ))}
      <rect
        x="212"
        y="70"
        width="76"
        height="52"
        rx="6"
        strokeWidth="1.5"
        className="fill-raised stroke-ink"
      />
      <path d="M224 88 h36" strokeWidth="4" className="stroke-ink" />
      <path d="M224 102 h52" strokeWidth="2" className="stroke-muted" />
    </Frame>
  )
}

/** A finished sheet. */
export function OutputArt() {
  return (
    <Frame>
      <rect x="96" y="24" width="128" height="166" rx="6" className="fill-ink opacity-10" />
      <rect
        x="92"
        y="20"
        width="128"
        height="190"
        rx="6"
        className="fill-raised stroke-line-strong"
      />
      <path d="M110 48 h58" strokeWidth="5" className="stroke-ink" />
      <path
        d="M110 72 h92 M110 86 h92 M110 100 h70 M110 122 h92 M110 136 h92 M110 150 h48"
        strokeWidth="2"
        className="stroke-muted"
      />
      <Spark x={222} y={34} size={16} />
    </Frame>
  )
}
