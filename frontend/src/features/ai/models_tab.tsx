import { ProvidersSection } from '#frontend/features/ai/providers_section'
import { SpendSection } from '#frontend/features/ai/spend_section'

export function ModelsTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <ProvidersSection />
      <SpendSection />
    </div>
  )
}
