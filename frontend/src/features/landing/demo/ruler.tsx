/** A steel rule from 0 to 100 with the score's needle. The number stands beside it as text. */
export function Ruler({ value }: { value: number }) {
  return (
    <svg aria-hidden viewBox="0 0 208 24" className="w-full text-line-strong">
      <rect x="0.5" y="6.5" width="207" height="17" rx="3" className="fill-sunken stroke-current" />
      {Array.from({ length: 21 }, (_, tick) => (
        <line
          key={tick}
          x1={4 + tick * 10}
          x2={4 + tick * 10}
          y1="7"
          y2={tick % 5 === 0 ? 16 : 12}
          className="stroke-current"
        />
      ))}
      <path
        d="M-5 0 H5 L0.75 9 V23 H-0.75 V9 Z"
        transform={`translate(${4 + value * 2} 0)`}
        className="fill-ember"
      />
    </svg>
  )
}
