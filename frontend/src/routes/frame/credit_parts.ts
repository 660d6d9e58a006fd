/** What the frame shows of credits and payments. The page does not wait for it, and all of it comes at once. */
export { CreditMeter } from '#frontend/components/figures/credit_meter'
export { PastDue } from '#frontend/routes/frame/past_due'
