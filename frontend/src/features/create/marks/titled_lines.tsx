/** What a model took for granted, or would ask. */
export function TitledLines({ title, lines = [] }: { title: string; lines?: string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
