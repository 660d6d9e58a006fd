import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.closing

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-[1120px] justify-items-center px-5 py-20 text-center sm:px-8">
        <h2
          id="closing-title"
          className="max-w-[20ch] font-serif text-2xl leading-tight font-medium text-balance"
        >
          {texts.title}
        </h2>
        <p className="mt-4 text-muted">{texts.lead}</p>
        <a href="/api/login" className="button-primary mt-8 px-6 py-3">
          {texts.button}
        </a>
      </div>
    </section>
  )
}
