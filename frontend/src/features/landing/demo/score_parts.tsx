import { ChevronDown } from 'lucide-react'
import type { DemoPart } from '#frontend/features/landing/demo/demo_result'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.demo

/** The method behind both scores, one click away. */
export function ScoreParts({ parts }: { parts: DemoPart[] }) {
  return (
    <details className="group mt-6 rounded-control border border-line">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 py-3 text-sm font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {texts.partsTitle}
        <ChevronDown aria-hidden className="size-4 shrink-0 transition group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <table className="w-full text-left text-sm">
          <thead className="text-muted">
            <tr>
              <th className="py-2 font-normal">{texts.partsPart}</th>
              <th className="py-2 text-right font-normal">{texts.partsBefore}</th>
              <th className="py-2 text-right font-normal">{texts.partsAfter}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, label, weight, before, after }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2 font-normal">
                  {label}
                </th>
                <td className="py-2 text-right tabular-nums">{`${before} / ${weight}`}</td>
                <td className="py-2 text-right tabular-nums">{`${after} / ${weight}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">{texts.partsNote}</p>
      </div>
    </details>
  )
}
