import { About } from '#frontend/features/public/about'
import { ClosingCall } from '#frontend/features/public/closing_call'
import { Demo } from '#frontend/features/public/demo'
import type { DemoResult } from '#frontend/features/public/demo_result'
import { Faq } from '#frontend/features/public/faq'
import { Features } from '#frontend/features/public/features'
import { Hero } from '#frontend/features/public/hero'
import { PageFrame } from '#frontend/features/public/page_frame'
import { Pricing } from '#frontend/features/public/pricing'

export function LandingPage({ demo }: { demo: DemoResult | null }) {
  return (
    <PageFrame>
      <Hero />
      {demo && <Demo demo={demo} />}
      <Features />
      <Pricing />
      <About />
      <Faq />
      <ClosingCall />
    </PageFrame>
  )
}
