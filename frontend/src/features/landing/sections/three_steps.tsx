import { BuildArt, ChooseArt, OutputArt } from '#frontend/features/landing/sections/step_art'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.features
const steps = [
  { Art: ChooseArt, ...texts.steps.choose },
  { Art: BuildArt, ...texts.steps.build },
  { Art: OutputArt, ...texts.steps.output },
]

export function ThreeSteps() {
  return (
    <>
      <h3 className="mt-20 font-serif text-2xl font-medium">{texts.stepsTitle}</h3>
      <ol className="mt-8 grid gap-10 md:grid-cols-3 md:gap-6">
        {steps.map(({ Art, title, text }, index) => (
          <li key={title}>
            <Art />
            <h4 className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-xl font-medium">
              <span className="text-muted tabular-nums">{index + 1}</span>
              {title}
            </h4>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
