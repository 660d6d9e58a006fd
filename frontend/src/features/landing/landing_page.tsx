import { About } from '#frontend/features/landing/about'
import { ClosingCall } from '#frontend/features/landing/closing_call'
import { Demo } from '#frontend/features/landing/demo'
import type { DemoResult } from '#frontend/features/landing/demo_result'
import { Faq } from '#frontend/features/landing/faq'
import { Features } from '#frontend/features/landing/features'
import { Hero } from '#frontend/features/landing/hero'
import { PageFrame } from '#frontend/features/landing/page_frame'
import { Pricing } from '#frontend/features/landing/pricing'

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
