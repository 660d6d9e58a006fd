import { HeroArt } from '#frontend/features/landing/sections/hero_art'
import { Eyebrow } from '#frontend/features/landing/sections/section'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.hero

export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-[1120px] items-center gap-10 px-5 pt-12 pb-16 sm:px-8 md:grid-cols-[6fr_5fr] md:pt-20 md:pb-24">
        <div>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1 className="mt-5 max-w-[18ch] font-serif text-3xl leading-[1.1] font-medium tracking-tight text-balance">
            {texts.title}
          </h1>
          <p className="mt-6 max-w-[52ch] text-[1.0625rem] leading-relaxed text-muted">
            {texts.lead}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="/signup" className="button-primary px-6 py-3">
              {texts.getNow}
            </a>
            <a href="#pricing" className="button-quiet px-6 py-3">
              {texts.viewPricing}
            </a>
          </div>
          <p className="mt-5 text-sm text-muted">{texts.note}</p>
        </div>
        <HeroArt />
      </div>
    </section>
  )
}
