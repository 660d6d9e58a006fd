/** What changed, in short lines that stand side by side where there is room. */
export function ImprovementList({ improvements }: { improvements: string[] }) {
  return (
    <ul className="mt-2 list-disc gap-8 pl-5 text-sm marker:text-muted sm:columns-2 *:mb-1 *:break-inside-avoid">
      {improvements.map((improvement) => (
        <li key={improvement}>{improvement}</li>
      ))}
    </ul>
  )
}
