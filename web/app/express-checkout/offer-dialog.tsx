import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import { apiRequest } from '../api/api-client.ts';
import { fillIn } from '../content/fill-in.ts';
import type { Offer, OfferDialogPage, Root } from '../content/views.ts';
import { createPaymentApi } from '../purchase/api.ts';
import { loadStripeFrom } from '../purchase/stripe-loader.ts';
import type { StripeAccess } from '../purchase/stripe-loader.ts';
import { useToast } from '../ui/toast/toast.tsx';
import { Modal } from './modal.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { createOfferReference } from './offer-reference.ts';
import { PurchaseDone } from './purchase-done.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { createPurchase } from './purchase.ts';

/** What the loader of a page with openers gives for the dialog. */
type WithDialog = { dialog: OfferDialogPage & { access: StripeAccess } };

/** The checkout dialog (spec §2): a form beside what is bought, then the confirmation. Each opening begins anew (DLG-14). */
export function OfferDialog({
  offer,
  opener,
  onClose,
}: {
  offer: Offer;
  opener: HTMLElement;
  onClose: () => void;
}) {
  const { dialog } = useLoaderData<WithDialog>();
  const email = useRouteLoaderData<Root>('root')?.frame.practice.email;
  const purchase = usePurchase(offer, dialog);
  const state = useSyncExternalStore(purchase.subscribe, purchase.getState);
  const details = offer.asksFor ?? dialog.missing;
  return (
    <Modal opener={opener} isLocked={state.stage === 'paying'} onClose={onClose}>
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_min(40%,348px)]">
        <OfferPanel
          offer={offer}
          cents={state.cents}
          isDone={state.receipt !== null}
          closeLabel={dialog.form.close}
        />
        {state.receipt ? (
          <PurchaseDone
            words={dialog.done}
            receipt={state.receipt}
            details={details}
            onClose={onClose}
          />
        ) : (
          <PurchaseForm
            page={dialog}
            purchase={purchase}
            state={state}
            promise={
              offer.isVisitAlone
                ? dialog.timePromise
                : fillIn(dialog.promise, { details, asked: offer.asked })
            }
            email={email}
            onClose={onClose}
          />
        )}
      </div>
    </Modal>
  );
}

function usePurchase(offer: Offer, { access, termsVersion }: WithDialog['dialog']) {
  const notify = useToast();
  const { pathname } = useLocation();
  const [purchase] = useState(() =>
    createPurchase({
      api: createPaymentApi(apiRequest),
      offer,
      terms: { termsVersion, termsPage: pathname },
      reference: createOfferReference(offer.id, () => window.localStorage),
      publishableKey: access.publishableKey,
      loadStripe: () => loadStripeFrom(access.stripeJsUrl, access.publishableKey ?? ''),
      notify,
      wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    }),
  );
  useEffect(() => void purchase.open(), [purchase]);
  return purchase;
}
