export interface paths {
    "/orders/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an order to this visitor, who knows its reference and its e-mail. */
        post: operations["findOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arrivals/{arrival}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the bank's way back proves, in any browser and for a day: which order, and what came of that payment. Nothing about people. */
        get: operations["readArrival"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** The order, for the visitor it belongs to; 404 for everybody else. */
        get: operations["readOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** What was typed about the passengers, as it was typed; who opened the order by reference and e-mail sees no passport numbers. */
        get: operations["readDraft"];
        /** Keeps what was typed, right or wrong. With `began`, fields that another tab typed meanwhile are kept; of one field the last save wins. */
        put: operations["saveDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces a picture of one person, which then comes in parts. One of each kind is under way; the last one wins.
         * @description 404 for a person or a kind of picture that the order does not ask for. 409 `hold_expired` of a draft that has ended, 409 `not_allowed` where nothing may be changed, or where something else is asked for. 403 `step_up_required` for who only found the order. 429 `rate_limited` after many. Until it is paid also 409 `pictures_of_one`, 429 `pictures_of_network`, 503 `pictures_of_all`: what is kept unpaid is bounded.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uploadId: string;
            };
            cookie?: never;
        };
        /** How much of a picture has arrived; 404 for everybody but who may change its order, and after it ended. */
        get: operations["readUpload"];
        /**
         * The next part of a picture. The last part is answered with what became of it.
         * @description A part that does not begin where the last one ended writes nothing: the answer says where to go on. The picture is decoded and judged by its bytes, with the rules of its product; what is refused is not kept, only why. What arrives for an order that nobody has paid is counted: 409 `pictures_of_one`, 429 `pictures_of_network`, 503 `pictures_of_all`. A part that is refused so can be sent again later.
         */
        put: operations["sendUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pictureId: string;
            };
            cookie?: never;
        };
        /** A stored picture, for the maker and the account of its order, and who proved its mailbox; 404 for everybody else. */
        get: operations["readPicture"];
        put?: never;
        post?: never;
        /** Takes a stored picture away, for good, until the people of its order are given. */
        delete: operations["removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a one-time code to the address of the order, three in 15 minutes. It is for this browser only.
         * @description For who opened a guest's order by reference and e-mail: the code shows that the mailbox is theirs, too. An order of an account has `sendStepUpCode`; 409 `not_allowed` without a visitor cookie.
         */
        post: operations["sendOrderCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves that the mailbox of the order is theirs, for ten minutes. */
        post: operations["verifyOrderCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a guest's order into the account that is signed in, paid or not. Doing it twice changes nothing.
         * @description By the browser that made the order, or one that proved its mailbox by a code; everybody else who opened it gets 403 `step_up_required`. 409 `not_allowed` for an order of another account.
         */
        post: operations["keepOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/passengers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * What was told about the passengers, to be checked before it is paid.
         * @description A passport number is whole only until the order is paid, and only in the browser where it was typed for this order, or after a one-time code; one from the saved passengers needs the code in any case. Who opened the order by reference and e-mail sees no birth date either.
         */
        get: operations["readPassengers"];
        /**
         * Checks the people against what is bought and sets them; the price follows them.
         * @description A draft is placed by it: it awaits its payment, or it is `soldOut`, or `priceChanged` and waits for `holdAgain` with the new total.
         */
        put: operations["submitPassengers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Five more minutes near the end of a hold, up to ten times, as long as others still find the same.
         * @description Asked before its last five minutes, the order stays as it is.
         */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/hold-again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds what an order is for that holds nothing, once more or at its new price, with everything that was typed.
         * @description 403 `step_up_required` for a new price that is accepted by who only found the order.
         */
        post: operations["holdAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives back what is held. Doing it twice changes nothing. 403 `step_up_required` for who only found the order. */
        post: operations["releaseHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an attempt at the payment gateway and mails the order reference before the bank step.
         * @description While an attempt is open, asking again for the same total, currency, package and part of the balance gives the same one; asking for something else is 409 `conflict`. 403 `step_up_required` for the rest of an order and for the difference of a change, asked by who only found it.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/payments/leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Back from the bank without having paid. The gateway is asked; an attempt that it still has open is given up and counts as no try. Doing it twice changes nothing. 403 `step_up_required` for who only found the order. */
        post: operations["leavePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** The papers of an issued order. */
        get: operations["readDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/documents/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
                file: components["schemas"]["PaperFileName"];
            };
            cookie?: never;
        };
        /** The papers of an issued order, or its receipt, as a file. */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/documents/mail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the tickets again, to the address of the order; three times an hour. */
        post: operations["mailDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account can pay with. */
        get: operations["readBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of the account, newest first. */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this browser or account has booked and begun for a journey, step by step, the earliest first.
         * @description Orders that are begun, being paid or have valid papers, that end after the first day begins and start before the last day ends, as they would be read by who asks; nobody gets an empty list. 422 `invalid_details` when `until` is before `from` or more than 366 days after it.
         */
        get: operations["readTrip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/journeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The journeys of this browser or account that are not over, the next first, with what is missing in each.
         * @description Of the orders of the last 60 and the next 300 days. What is missing is found anew each time, and what would mend it is looked for in what is sold at that moment. Nobody gets an empty list.
         */
        get: operations["readJourneys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/fitting": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * What is missing beside this order in its journey and is sold now: nights and ways, at most three.
         * @description Found anew each time in what this browser or account has booked and begun around it. Empty when nothing is missing or sold, when the order is over, and when it is in no journey of who asks.
         */
        get: operations["readFitting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger of the account, newest first. Lines are never changed or removed; their sum is the balance. */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/discount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Takes a discount code into the order; the one before it is given back. */
        put: operations["applyDiscount"];
        post?: never;
        /** Takes the discount out again. */
        delete: operations["removeDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/top-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a charge at the payment gateway that adds to the balance. */
        post: operations["startTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/top-ups/{topUpId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                topUpId: string;
            };
            cookie?: never;
        };
        /** What became of it. */
        get: operations["readTopUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the balance would go back now: to the cards of its top-ups, newest first, the rest by bank transfer. */
        get: operations["quotePayout"];
        put?: never;
        /**
         * Pays all of the balance out, after a one-time code.
         * @description It leaves the balance at once. What goes by transfer is a request that a person closes; the account cannot be erased before. Another balance than the page showed is `price_changed`.
         */
        post: operations["startPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** What comes back when the order is cancelled now, or some of its papers. */
        get: operations["quoteCancellation"];
        put?: never;
        /**
         * Cancels an issued order, or some of its papers, at the quoted refund.
         * @description A quote that is no longer true is `price_changed`. To the balance only for a signed-in account, after a one-time code; an order in an account only by who is signed in to it; a guest's order by the browser that made it, or after a one-time code to its address (403 `step_up_required`). What the balance paid goes back to the balance in any case. While the supplier has not confirmed it, the order is `cancelRequested`.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/cancellation/quote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps what a cancellation would give for a while; the order is `cancelQuoted` until then. Asking again gives the same.
         * @description For products whose refund falls while people decide; 409 `not_allowed` for all others. Who may cancel the order may keep a quote of it.
         */
        post: operations["keepQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change of an issued order costs or gives, held for minutes with its new stock.
         * @description The wish is in the words of the order's product. Asking again replaces a quote that is open, and frees its stock. Who may cancel the order may change it. 409 `not_allowed` for a product or a moment without changes, `sold_out` where the wish cannot be had, `conflict` while a payment of the order is at the bank; 422 `invalid_details` with the fields of the wish; 429 for too many quotes, too much stock held, or too many changes for nothing.
         */
        post: operations["quoteChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/changes/{changeId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
                changeId: components["parameters"]["ChangeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a quoted change for which nothing is to be paid. One with something to pay is made by its payment.
         * @description 409 `price_changed` when the sums are not those of the quote, `hold_expired` when the quote is over, `not_allowed` when it is not open or something is to be paid. To the balance as for a cancellation. While the supplier has not confirmed it, the change is `changing`.
         */
        post: operations["confirmChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/changes/{changeId}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
                changeId: components["parameters"]["ChangeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the order as it is: a quoted change ends and its new stock is free. Doing it twice changes nothing. */
        post: operations["dropChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The gateway tells what became of a charge. Signed, idempotent, in any order. */
        post: operations["receivePaymentCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a problem report, with the redacted traces of the flows of the visit, for 30 days.
         * @description The browser redacts before it sends; the server checks the shape and the size, never the meaning. Nothing in it leads to a person. 413 is answered as `invalid_request` when all of it is larger than 256 KiB.
         */
        post: operations["submitReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversations with our staff of this browser, or of the account that is signed in; the newest first.
         * @description One that began signed in is shown to its account only. For nobody, none.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Keeps a message to us and mails it to our staff, if one is set up; the writer gets a number by mail.
         * @description 422 `invalid_details` by field: `topic` (`required`), `name`, `message` (`required`, `too_long`), `email`. 404 for an order that whoever asks may not read. 429 after five in an hour from one network. The mail to the writer repeats nothing that was written: nobody has shown that the address is theirs.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** One conversation with our staff, whole, for who began it. */
        get: operations["readConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/{conversationId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Goes on in a conversation with our staff, which gets it as the first message.
         * @description 422 `invalid_details` at `text` (`required`, `too_long`). 409 `not_allowed` once it has 100 texts. 429 after 20 in an hour from one network.
         */
        post: operations["replyInConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A kept report, for the staff (bearer token, or this machine) and for the visitor who sent it. */
        get: operations["readReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs up. Nobody is signed in by it; the site logs in with the same e-mail and password.
         * @description A password under 8 or over 128 characters, one of the 3,000 most common, or one that contains the site's name or the e-mail's local part is 422. An address that has an account is `registration_failed`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every open sign-in of this account, the newest first. */
        get: operations["listSessions"];
        put?: never;
        /**
         * Signs in. A new session each time; the one before ends.
         * @description `wrong_credentials` says nothing about which of the three was wrong, and takes as long either way. A code signs in once.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in here; also asked by every page that is rendered. */
        get: operations["readSession"];
        put?: never;
        post?: never;
        /** Ends this sign-in and forgets what this browser may see. Twice changes nothing. */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs up somebody who was invited; the address is the invited one. */
        post: operations["registerByInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/invitation/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an invitation brings, before anything is typed. Nothing is used up by it. */
        post: operations["lookAtInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inquiries/{inquiryId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Where a guest wants the answer to what was asked for first, of any product.
         * @description 409 `not_allowed` once it is answered, and where an account asked: its answer goes to the account's address. The address is forgotten with the answer.
         */
        put: operations["setInquiryEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the newsletter. The same answer whatever the address. */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session that can do one thing: set a new password.
         * @description `code_wrong` for a wrong, used or old code and for an address without an account; five tries, then the code is dead. `code_elsewhere` in a browser that asked for no code in the last ten minutes, whatever was typed.
         */
        post: operations["logInWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As logInWithCode, with the link of the same mail, in any browser. */
        post: operations["logInWithLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passwords/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a one-time code of 6 digits for ten minutes. The same answer whether or not there is an account.
         * @description The code works only in the browser that asked; the link of the mail in any.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an address. Orders that a guest placed with it come into the account, if it is signed in here.
         * @description The link alone proves the mailbox and not that the account is the same person's. Asked again after signing in to it, within the 24 hours of the link, the orders come in. `link_used` when this link has nothing more to do, `link_expired` after 24 hours.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email-confirmations/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a new link, to the account that is signed in or to the owner of an expired link. */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets a new password; every other sign-in ends and a notice is mailed. */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out everywhere else. */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs out one other browser. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account that is signed in. */
        get: operations["readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Name and preferences. */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Asks to move to another address; it changes when the new one is confirmed. */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the phone number. */
        put: operations["changePhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a one-time code to the account, three in 15 minutes. It is for this sign-in only. */
        post: operations["sendStepUpCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/step-up/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves once more that it is the owner, for ten minutes. */
        post: operations["verifyStepUpCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passengers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved passengers, oneself first. */
        get: operations["listSavedPassengers"];
        put?: never;
        /** Saves a passenger; 30 at most. */
        post: operations["savePassenger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passengers/{passengerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passengerId: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Changes a saved passenger. */
        put: operations["changeSavedPassenger"];
        post?: never;
        /** Removes a saved passenger. Orders keep what they were issued with. */
        delete: operations["removeSavedPassenger"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passengers/{passengerId}/passport": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passengerId: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        /** The whole passport number, after a one-time code. */
        get: operations["readSavedPassport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What we mailed to the account and about its orders, newest first, also what it ordered as a guest. */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        /** One message with its text. Codes and links that work once stand in the e-mail only: here they are covered. */
        get: operations["readMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about the account, as one document. */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases the account for good; says what the law or an open order makes us keep, and why. */
        post: operations["eraseAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who of the staff is signed in here; a sign-in of its own, which no account of a traveller opens.
         * @description 404 `not_found` for all operations of the staff where nobody is named to be staff.
         */
        get: operations["readStaffSession"];
        put?: never;
        /**
         * Signs a member of the staff in, for eight hours. The sign-in before ends.
         * @description `wrong_credentials` says nothing about which of the two was wrong, and takes as long either way.
         */
        post: operations["staffLogIn"];
        /** Ends this sign-in. Twice changes nothing. */
        delete: operations["staffLogOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversations that wait for the staff, the longest wait first, then all others, the newest text first; for staff with `messages.answer`.
         * @description Nothing in it says who somebody is, or what was written. 401 `login_required`, 403 `not_allowed`, 404 where there is no staff.
         */
        get: operations["listStaffConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/messages/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /** One conversation whole, with who wrote it, for staff with `messages.answer`. That it was read is written down. */
        get: operations["readStaffConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/messages/{conversationId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The last text needs no answer; who says so is written down. For staff with `messages.answer`.
         * @description 409 `conflict` where `texts` is not how many there are now, so that nobody closes what they have not read. Where nothing waits it changes nothing. A further text of the traveller waits again.
         */
        post: operations["closeConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/messages/{conversationId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An answer of the staff; it is mailed to the writer too. For staff with `messages.answer`.
         * @description 409 `conflict` where `texts` is not how many there are now, so that nobody answers what they have not read. 422 `invalid_details` at `text` (`required`, `too_long`).
         */
        post: operations["answerConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/situation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened in the country that a traveller weighs, such as war and closed airspace: dated facts, the latest first. */
        get: operations["readSituation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every page of the blog, in the order in which a traveller needs them; or those that are about one place. */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["PostSlug"];
            };
            cookie?: never;
        };
        /** One page of the blog with its text, its sources and what to read next. */
        get: operations["readPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the blog for what somebody typed, best first; Persian words find English pages, small typos are forgiven.
         * @description Nothing found is an empty list, not a failure.
         */
        get: operations["searchPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open-market rates of a day, held for ten minutes from the first look.
         * @description `quote` proves the rates and until when they are held. With a quote that is still held the same quote comes back, so that a page that is read again goes on with it; with any other a new one begins. Anybody may ask.
         */
        get: operations["readCardQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins an order of a card, a load or a paid replacement at the rate of a quote. The same wish gives the same order.
         * @description The hold ends when the quote ends; `holdAgain` then takes the rate of that moment: the euros stay, `item.loadBefore` is what it was. A `new` one may be begun by anybody; its holder is told by who is signed in (`submitPassengers`, 401 `login_required`). A `load` and a `replacement` are for the owner of the card: 401 `login_required`, 404 for everybody else; they know their holder and await the payment at once. 409 `offer_expired`: the quote has ended or is none of ours. 409 `not_allowed`: the card cannot be loaded now (not switched on, blocked, being replaced, expired, closed), or its next replacement is free (`replaceCard`). 422 with `arrival` (`required`, `date_invalid`, `date_in_past`, `arrival_too_far`), `load` (`load_too_little`, `load_too_much`), `delivery` (`place_unknown`).
         */
        post: operations["holdCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/orders/{orderId}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Another day of arrival, or another place, of a paid card that is not on its way yet, for the account that it belongs to. Without a charge.
         * @description 401 `login_required`, 404 for everybody else. 409 `not_allowed`: it is on its way, or the other way costs more than the one that was paid; a cheaper one gives nothing back. 422 with `arrival`, `delivery` (`place_unknown`) as `holdCard`, and `address` (`address_needed`) for a home.
         */
        put: operations["changeCardDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/orders/{orderId}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** The pictures that are stored for an order, for its maker, its account, and who proved its mailbox; 404 for everybody else. */
        get: operations["listCardPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * The card that an order of the kind `new` is for, for the account that it belongs to; 404 for everybody else.
         * @description Who only found the order, or another browser without the account, sees neither card nor balance. 404 before it is paid.
         */
        get: operations["readCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** What moved the balance, the newest first, 50 at once. */
        get: operations["listCardLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** All lines as a file of comma-separated values, in both calendars. */
        get: operations["saveCardStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Blocks the card at once, without a code. Doing it twice changes nothing. 409 `not_allowed` for one that is closed or not made yet. */
        post: operations["blockCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a code of six digits that is good once, for this act, this card and this sign-in, for 120 seconds.
         * @description The code asked for before, for any act, ends. 409 `not_allowed` where the card does not allow the act now. 429 after five in 15 minutes.
         */
        post: operations["askCardCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches on a card that has arrived, by a code.
         * @description 422 `code_wrong` (`triesLeft`), `code_elsewhere`. 409 `not_allowed` for one that is not there or is on already.
         */
        post: operations["activateCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/unblocking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The card works again, by a code.
         * @description 422 as `activateCard`. 409 `not_allowed` where it is not blocked, or blocked for a load that the bank took back and that is owed still.
         */
        post: operations["unblockCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new plastic without a charge, the first time in a year. The balance stays; the old plastic never works again.
         * @description By a code; 422 as `activateCard`. 409 `not_allowed` where it is not active or blocked, and where the next replacement costs something (`replacement` of the card): then `holdCard` with `replacement`.
         */
        post: operations["replaceCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the card for good, by a code. What is left goes to the balance of the account less 7 %, or is paid at a desk.
         * @description At the rate of the moment; `left` of the card as it was read is `expected`: 409 `price_changed` where it is another by now. At the desk only where the card says `hasDesk`; it is `closing` until the desk has paid. 422 as `activateCard`. 403 `password_required`. 409 `not_allowed`: a load is at the bank, or it is closed, or owes something.
         */
        post: operations["closeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The PIN, by a code that is good for this one look. To be shown for ten seconds and kept nowhere.
         * @description 422 as `activateCard`. 409 `not_allowed` where the card is not active.
         */
        post: operations["showCardPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/cards/{orderId}/alert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /** From which payment on a mail is sent; null for none. */
        put: operations["setCardAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/terminal/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A simulated shop or cash machine, for the owner of the card. 404 where the site is real.
         * @description A refusal is an answer as any other: `declined` says why. Three wrong PINs one after the other block the card. The same key is the same payment.
         */
        post: operations["spendCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/terminal/payments/{paymentId}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The terminal takes a payment back, all of it, on the day it was made. Doing it twice changes nothing. 404 where the site is real.
         * @description 409 `not_allowed` on a later day, or where the shop gave some of it back already.
         */
        post: operations["reverseCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/terminal/payments/{paymentId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The shop gives some of a payment back, or all of it. 404 where the site is real.
         * @description 409 `not_allowed` for cash, for what was reversed, for more than was paid, and for a card that is closed.
         */
        post: operations["refundCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/cards/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paid orders of a card that are not delivered, the oldest first, for staff with `card.check`.
         * @description Nothing in it says who somebody is. 401 `login_required`, 403 `not_allowed`, 404 where there is no staff.
         */
        get: operations["listStaffCardOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/cards/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** A paid order with its holder and pictures, for staff with `card.check`. That it was read is written down. */
        get: operations["readStaffCardOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/cards/orders/{orderId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One step of the issuer by hand, for staff with `card.check`. What was done is written down.
         * @description 409 `not_allowed` where the order is not at a step at which it can be done: more papers twice at most. 422 with `papers` (`required`) where papers are asked and none is named.
         */
        post: operations["decideCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/cards/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pictureId: string;
            };
            cookie?: never;
        };
        /** A stored picture of an order that was paid, for staff with `card.check`. That it was read is written down. */
        get: operations["readStaffCardPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/cards/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The state of a card, by reference, family name and birth date, for staff with `card.desk`. That it was asked is written down.
         * @description 404 where the three do not fit together; nobody can tell which. 429 after many.
         */
        post: operations["deskFindCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/cards/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Blocks a card that somebody has lost with phone and mailbox, by the same three, for staff with `card.desk`. It is written down and mailed. */
        post: operations["deskBlockCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/cards/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The desk hands a card over that waits there, or pays out what a closed one had left, by the same three, for staff with `card.desk`.
         * @description 409 `not_allowed` where neither waits. It is written down.
         */
        post: operations["deskHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic-info/airports/domestic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 60 domestic airports. */
        get: operations["listDomesticAirports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers of one day, or of two days for a return trip. Nothing is held. */
        post: operations["searchFlights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/lowest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lowest adult fare of the next 60 days from one airport to each popular destination. */
        get: operations["listLowestFares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the seats of the offers for one flight session (1500 s) and opens an order for them.
         * @description All legs or none. Prices are read anew: a difference is `price_changed` with the old and the new total, and is accepted by asking again with `acceptedTotal`. Asking again for what this visitor already holds gives the same order.
         */
        post: operations["holdFlights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities, areas, sights and hotels for what somebody typed, best first; typos are forgiven, Persian is understood.
         * @description An empty text gives the cities, those with most hotels first. Nothing found is an empty list, not a failure.
         */
        get: operations["searchHotelDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/lands/{land}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All hotels of a city or of a country, without dates. 404 where there is none. */
        get: operations["listHotels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What can be had for a stay in a place, cheapest first, and the hotels that are full on these nights. Nothing is held.
         * @description 404 `not_found` for a destination that is none of ours. 422 `invalid_details` with the reason by field: `checkIn` (`date_invalid`, `date_in_past`, `date_too_far`), `checkOut` (`date_invalid`, `check_out_before_check_in`, `stay_too_long`), `rooms` (`too_many_rooms`, `too_many_guests`), `rooms.0` (`room_adult_needed`), `rooms.0.children.0` (`child_age_invalid`).
         */
        post: operations["searchHotels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/lowest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Of each hotel of a country that has a room for two on these nights, the lowest total of the stay. Nothing is held.
         * @description 404 for a country without hotels; 422 for days that cannot be searched, as `searchHotels`.
         */
        get: operations["listLowestRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/lands/{land}/{hotel}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of a city, as `isfahan`, or the code of a country in any case, as `ir`. */
                land: string;
                hotel: string;
            };
            cookie?: never;
        };
        /** One hotel, without dates. The land may be its city or its country; `hotel.link` is its one address. */
        get: operations["readHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The table of rooms and rates of one hotel for a stay, for each searched room. Nothing is held.
         * @description 404 for a hotel that is not sold; 422 as `searchHotels`. A hotel that is full answers 200 with no choices and its nearest free dates.
         */
        post: operations["searchHotelRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the rooms of the offers for 600 s and opens an order for them.
         * @description One offer for each searched room, in their order, of one hotel and the same nights; all rooms or none. Prices are read anew: a difference is `price_changed` with the old and the new total, and is accepted by asking again with `acceptedTotal`. 409 `sold_out` names the room in `stay`, with what else the hotel has. 409 `not_allowed` for a hotel that is asked first (`askHotel`). 410 `offer_expired`. Asking again for what this visitor already holds gives the same order.
         */
        post: operations["holdHotels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a hotel that answers by request. Nothing is held and nothing is paid until it offers.
         * @description 409 `not_allowed` for a hotel that answers at once (`holdHotels`), 409 `sold_out` and 410 `offer_expired` as `holdHotels`. Asking again for the same stay while the hotel thinks, or its offer stands, gives the same inquiry. 429 `rate_limited` also when too many rooms are held or asked for at once.
         */
        post: operations["askHotel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/inquiries/{inquiryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        /**
         * How far an inquiry is, for the browser that asked; 404 for everybody else.
         * @description What a guest asked and reads after logging in is in their account from then on, while the hotel thinks: its answer is mailed there.
         */
        get: operations["readHotelInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/inquiries/{inquiryId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The traveller no longer wants it. Doing it twice changes nothing.
         * @description Of an offer the rooms are given back too, as by `releaseHold`; 409 `not_allowed` while it is being paid.
         */
        post: operations["withdrawHotelInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotel/general/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A hotel order as its confirmation shows it, for whom reading the order would answer; 404 for everybody else. */
        post: operations["readHotelOrderInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insurance/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a draft for some people and days, that is kept 30 days. Its price is that of the ages that were told.
         * @description No stock is held. 422 `invalid_details` with `firstDay` (`required`, `date_invalid`, `date_in_past`, `first_day_far`), `days` (`days_invalid`) or `people.0.birthDate`. Birth dates are kept encrypted in the draft of the order, where `readDraft` finds them; the people are told with `submitPassengers`, and the birth dates told there decide the price. A draft whose price they change becomes `priceChanged`. It is to be paid on the day in Tehran on which the people were told; after that it is placed again with `holdAgain`.
         */
        post: operations["holdInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insurance/checks/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the certificate with this number is valid, and for which days. For consulates and hospitals; nothing about the person.
         * @description The number as it is printed, with or without blanks and in any case. 404 `not_found`: there is no such number. 429: there is none, and too many such numbers were tried from this browser or network. A number that exists is answered all the same; none can be guessed.
         */
        get: operations["checkInsurance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insurance/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days for which the next journey of this browser or account needs a policy, and the bookings that say so.
         * @description Of the orders of the last 60 and the next 300 days: from the first to the last day of the ways, stays and visas of a journey that is ahead and in which somebody has no policy. null: no such journey is known, its end is not, or it is longer than what is sold.
         */
        get: operations["readInsuranceDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tours with their departures that can still be booked, and the price of each for this many people. Nothing is held.
         * @description 400 for `people` out of range. Filters are the page's own: `domain/tours/tour-filters.ts`.
         */
        get: operations["listTours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        /** One tour with all that is known of it. 404 for a slug that is none of ours. */
        get: operations["readTour"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds places of a departure, or a day of a day tour, and opens an order for them. The same key gives the same order.
         * @description 409 `sold_out` when the departure has too few places; 409 `price_changed` with the old and the new total where the group has changed, accepted by asking again with `acceptedTotal`; 409 `not_allowed` for what is asked for first; 404 for a departure or tour that is none of ours; 410 `offer_expired` when its sale has ended; 422 by field: `people`, `rooms` (`rooms_do_not_fit`), `day` (`date_in_past`, `date_invalid`, `too_soon`, `date_too_far`, `day_not_run`). 429 `rate_limited` also when one browser or network holds or bought too many places of one departure.
         */
        post: operations["holdTours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for private dates of a journey, for a day tour that is asked for first, or for a place of a full departure. Nothing is held and nothing is paid until it is offered.
         * @description 404 for a tour or departure that is none of ours; 409 `not_allowed` for what is booked without asking, for a departure that has places left, and for one whose last places are only held for minutes (`isHeld`); 410 `offer_expired` when its sale has ended; 422 by field: `day` (`required`, `date_in_past`, `date_invalid`, `too_soon`, `date_too_far`, `out_of_season`, `day_not_run`), `people` (`too_many_passengers`), `people.children` and `people.infants` (`too_young`), `rooms` (`rooms_do_not_fit`), `language` (`invalid`), `email`. Asking again for the same gives the same inquiry. Asking with other people or rooms for a departure that one waits for already is 409 `not_allowed` with the `inquiryId` of the open one. 429 `rate_limited` also when one browser or network asks for too much at once. The answer never has the e-mail: it is kept for repeated requests. Reading the inquiry gives it.
         */
        post: operations["askTours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/inquiries/{inquiryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        /**
         * How far an inquiry is, for the browser that asked; 404 for everybody else.
         * @description What a guest asked and reads after logging in is in their account from then on, while it is not answered: its answer is mailed there.
         */
        get: operations["readTourInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/inquiries/{inquiryId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The traveller no longer wants it. Doing it twice changes nothing.
         * @description Of an offer the places are given back too, as by `releaseHold`; 409 `not_allowed` while it is being paid.
         */
        post: operations["withdrawTourInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/prices/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["TransportKind"];
            };
            cookie?: never;
        };
        /**
         * The price list of one kind, as it is sold now. Page and server compute the same price from it.
         * @description 404 `not_found`: nothing of this kind is in the inventory.
         */
        get: operations["readTransportPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/runs/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["RunKind"];
            };
            cookie?: never;
        };
        /**
         * The trains or buses of a day between two towns, with all ways in which these people find places, and what each costs. Nothing is held.
         * @description Empty where nothing runs between them. A day that is not sold yet says when it opens (`opensAt`). 422 with `women` (`required`: an adult), `people` (`too_many_passengers`: more than nine), `infants` (`invalid`: more than adults) or `day` (`date_in_past`: before yesterday; `date_too_far`).
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/run-towns/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["RunKind"];
            };
            cookie?: never;
        };
        /**
         * The towns that trains or buses leave from, each with those that are reached without a change.
         * @description 404 `not_found`: nothing of this kind is in the inventory.
         */
        get: operations["listRunTowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/runs/{kind}/{number}/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["RunKind"];
                number: components["schemas"]["RunNumber"];
                day: components["schemas"]["Day"];
            };
            cookie?: never;
        };
        /**
         * One train or bus of a day with its carriages, what of it is taken, and what comes back until when.
         * @description What this browser holds without names is not taken: it can choose it again, also in `listRuns`. So it can what it holds with the names in the order of `replaces`, until it pays. 404 `not_found`: none of this number leaves on this day.
         */
        get: operations["readRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/runs/{kind}/openings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["RunKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One mail when the trains or buses of a day are on sale. No account is needed, and the answer is the same whatever the address.
         * @description A mail at once says what was asked for, with a link that takes it back; another one comes when the sale opens, and then the wish and its address are deleted. A mailbox (an address without what follows a plus in its name) has at most three new wishes a day and five in all, those that were taken back too: one more changes nothing, but for the account that has confirmed the address. 422 with `email` (`required`, `email_invalid`) or `day` (`sale_is_open`; `nothing_runs`: not between these two on this day; `date_in_past`; `date_too_far`).
         */
        post: operations["tellWhenSaleOpens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/runs/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds places of a train or a bus, and their price, for 15 minutes. The same key gives the same order.
         * @description Another choice in the same train or bus takes the place of a hold without names, with the time that was left of it. 404 `not_found`: none of this number leaves on this day, or it has no such class. 422 `invalid_details`: `day` (`sale_not_open`, `sale_over`); `women` (`required`: an adult), `people` (`too_many_passengers`: more than nine), `infants` (`invalid`: more than adults); `places.N`, by their place in the request: `place_unknown`, `place_twice`, `rider_missing`, `women_only`, `men_only`, `child_alone`, `beside_stranger`; or `places`, where it is about one that was not chosen: `family_whole`, `leaves_lost_seat`. 409 `sold_out`: somebody else has one of them. 409 `price_changed`. About places a problem says what would fit these people in this train or bus, with prices (`run`). 429: this browser or network holds too many.
         */
        post: operations["holdRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/door-to-door": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways from one city to another on a day, each by its lowest offer for one adult. Nothing is held.
         * @description A way by plane, train, bus and car; one that is not sold on that day says why. 404 `not_found`: not two places of ours.
         */
        get: operations["readDoorToDoor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds the price of a transfer, a car or a service at an airport for 15 minutes. The same key gives the same order.
         * @description 422 `invalid_details` with the fields of the wish, such as `day` (`required`, `date_invalid`, `date_in_past`, `date_too_far`), `time` (`time_invalid`, `only_by_request`: sooner than its lead time, then it is asked for with `askTransport`), `car` (`does_not_fit`), `back.day` (`back_before_there`), `people.infants` (`too_many_infants`: one for each adult), `addOns` (`add_on_too_many`: more than there are people). 409 `price_changed` where `shownTotal` is not its price any more.
         */
        post: operations["holdTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks whether something sooner than its lead time can be done. Nothing is taken. The same key gives the same inquiry.
         * @description Answered within two hours, and before it would begin; an offer stands 30 minutes. 422 as `holdTransport`, and `time` (`too_soon`: it begins within the hour). A guest says an `email`.
         */
        post: operations["askTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/inquiries/{inquiryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        /** How far an inquiry is, for the browser or account that asked; 404 for everybody else. */
        get: operations["readTransportInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/inquiries/{inquiryId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The traveller no longer wants it. Doing it twice changes nothing.
         * @description Of an offer the price is given up too; 409 `not_allowed` while it is being paid.
         */
        post: operations["withdrawTransportInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/orders/{orderId}/other-runs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        /**
         * What can be taken instead of a train or bus that was cancelled or is more than an hour late, by the change `run`. Nothing is held.
         * @description 404 `not_found`: no order of a train or bus. 409 `not_allowed`: it runs as it was booked, or it is too late to choose.
         */
        get: operations["readOtherRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transport/orders/{orderId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the traveller says about a ride on its day. Doing it twice changes nothing.
         * @description late: the flight lands later, at `at`; the pick-up moves, the price does not. Allowed from 24 hours before the booked time until the driver has waited the free time. met: the traveller is in the car; not before the pick-up, unless the driver waits. nobodyCame: the free waiting time is over and no driver has arrived; another car comes, or all the money of this ride goes back. keep: the ride stays as it is, whatever it asks. 409 `not_allowed`: not at this moment. 422 `at` (`time_invalid`, `back_before_there`).
         */
        post: operations["reportRide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visa/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules that are judged by today, each with its pages, its date and how sure it still is; with what an owner corrected. */
        get: operations["readVisaRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visa/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a request for a group, as a draft that is kept 30 days. Only the trip and the nationalities are checked.
         * @description 422 `invalid_details` with the reason by field: `applicants.0.nationality` (`country_invalid`, `no_code_needed` at each where no code helps anybody of the group), `residence`, `arrival` (`date_invalid`, `date_in_past`, `arrival_too_soon`, `arrival_too_far`), `days` (`visa_stay_too_long`), `processing` (`choice_needed`: urgent with somebody who comes with a guide). For a passport that comes with a guide only it may be prepared; it is placed when a guide is named.
         */
        post: operations["beginVisaRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visa/requests/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * A request with what was answered, for whom reading the order would answer; 404 for everybody else.
         * @description Who only found the order by reference and e-mail gets no answers until a one-time code shows that the mailbox is theirs; `isWhole` says so.
         */
        get: operations["readVisaRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the group, the trip or the processing of what is not paid; verdicts and price follow, the answers of all who stay remain.
         * @description A request that awaits its payment is a draft again. Money of an earlier attempt that comes then goes back. 422 as `beginVisaRequest`, with `applicants.0.position` (`number_invalid`) for a place that nobody has. 409 `conflict` for a group of another version. 409 `hold_expired` for a draft that has ended, 409 `not_allowed` for what is being paid or was. 403 `step_up_required` for who only found the order.
         */
        patch: operations["changeVisaTrip"];
        trace?: never;
    };
    "/visa/requests/{orderId}/applicants/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
                /** @description From 0, in the group. It stays that of the same person. */
                position: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keeps what one applicant answered, right or wrong, until the request is paid.
         * @description Answers of the applicant, as they are typed; what is left out stays. Where a field says something else by now than `began` tells, another tab or device has changed it: 409 `conflict` with its name in `fields`, and nothing is kept. Without `began` the last save wins. While the reviewer asks for a field of this applicant, only that field is taken, and it must be right: 422 with its FieldProblem at its name, else the review goes on. 409 `hold_expired` of a draft that has ended, 409 `not_allowed` where nothing may be changed. 403 `step_up_required` for who only found the order.
         */
        put: operations["saveVisaApplicant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/visa/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests that are paid and not decided, the oldest promise first, for staff with `visa.read`.
         * @description Nothing in it says who somebody is. 401 `login_required`, 403 `not_allowed`, 404 where there is no staff.
         */
        get: operations["listStaffVisaRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/visa/requests/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** A request that was paid with all answers, for staff with `visa.read`. That it was read is written down. */
        get: operations["readStaffVisaRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/visa/requests/{orderId}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One step of a reviewer for one person, for staff with `visa.review`. What was done is written down.
         * @description `version` is that of the request as it was read: 409 `conflict` where it changed meanwhile. 409 `not_allowed` where this person is not at a step at which it can be done, or where the simulated reviewer decides. 422 `invalid_details` with the reason at `field`, `note` or `code`.
         */
        post: operations["actOnVisaRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/visa/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pictureId: string;
            };
            cookie?: never;
        };
        /** A stored picture of a request that was paid, for staff with `visa.read`. That it was read is written down. */
        get: operations["readStaffVisaDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Where a fact was read. */
        FactPage: {
            title: string;
            /** @description Without https://. */
            address: string;
        };
        /** @enum {string} */
        FactConfidence: "high" | "medium" | "low";
        Situation: {
            items: {
                /** @description YYYY-MM-DD or YYYY-MM. */
                date: string;
                text: string;
                pages: components["schemas"]["FactPage"][];
                /** @description When somebody last compared it with its source. */
                lookedAt: components["schemas"]["Day"];
                /** @description The same day, where it is due to be looked at again. */
                notSince: components["schemas"]["Day"] | null;
                confidence: components["schemas"]["FactConfidence"];
            }[];
        };
        DueFact: {
            fact: string;
            /** @enum {string} */
            kind: "rate" | "visa" | "situation" | "price" | "rule" | "heritage";
            lookedAt: components["schemas"]["Day"];
            checkAgain: components["schemas"]["Day"];
        };
        PostSlug: string;
        PostSummary: {
            slug: components["schemas"]["PostSlug"];
            title: string;
            summary: string;
            /**
             * @description When it is read.
             * @enum {string}
             */
            theme: "before" | "land" | "road";
            /** @description Its picture, as the pictures of the site are named. */
            picture: string;
            /** @description Time to read it. */
            minutes: number;
            written: components["schemas"]["Day"];
            /** @description The last day on which something in it changed. */
            changed: components["schemas"]["Day"] | null;
        };
        /** @description A piece of a line that looks the same from its beginning to its end. */
        PostRun: {
            text: string;
            isStrong?: boolean;
            /** @description Written from right to left. */
            isPersian?: boolean;
            /** @description A page of this site, or an address elsewhere. */
            href?: string;
            /** @description Stands for the source of this number; the text is the number. */
            source?: number;
        };
        PostLine: components["schemas"]["PostRun"][];
        PostParagraph: {
            /** @constant */
            kind: "paragraph";
            line: components["schemas"]["PostLine"];
        };
        PostHeading: {
            /** @constant */
            kind: "heading";
            /** @enum {integer} */
            level: 2 | 3;
            /** @description Where a link to it lands. */
            id: string;
            text: string;
        };
        PostBullets: {
            /** @constant */
            kind: "list";
            isNumbered: boolean;
            items: components["schemas"]["PostLine"][];
        };
        PostTable: {
            /** @constant */
            kind: "table";
            head: components["schemas"]["PostLine"][];
            /** @description Of each column: whether it stands at the end of its cell. */
            numbers: boolean[];
            rows: components["schemas"]["PostLine"][][];
        };
        PostNote: {
            /** @constant */
            kind: "note";
            isWarning: boolean;
            lines: components["schemas"]["PostLine"][];
        };
        PostBlock: components["schemas"]["PostParagraph"] | components["schemas"]["PostHeading"] | components["schemas"]["PostBullets"] | components["schemas"]["PostTable"] | components["schemas"]["PostNote"];
        PostSource: {
            name: string;
            /** @description The claim that it stands for. */
            about: string;
            /**
             * @description official: who decides it says so; agree: several say the same; report: somebody says so; unsure: we do not know it for certain.
             * @enum {string}
             */
            verdict: "official" | "agree" | "report" | "unsure";
            read: components["schemas"]["Day"];
        };
        PostPhrase: {
            fa: string;
            /** @description How to say it, in Latin letters. */
            say: string;
            en: string;
        };
        PostPlace: {
            /** @description Of its page. */
            slug: string;
            name: string;
            nameFa: string;
            /** @description What it is, in a sentence. */
            line: string;
        };
        Post: {
            summary: components["schemas"]["PostSummary"];
            /** @description The page in short. */
            short: components["schemas"]["PostLine"][];
            blocks: components["schemas"]["PostBlock"][];
            /** @description In the order of their numbers, which begin with 1. */
            sources: components["schemas"]["PostSource"][];
            /** @description What changed since it was written, the newest first. */
            changes: {
                on: components["schemas"]["Day"];
                what: string;
            }[];
            places: components["schemas"]["PostPlace"][];
            /** @description What can be booked here and goes with it. */
            product: components["schemas"]["ProductName"] | "none";
            phrases: components["schemas"]["PostPhrase"][];
            /** @description Other pages of its theme. */
            next: components["schemas"]["PostSummary"][];
        };
        /**
         * @description What somebody of the staff may do; those for products come from their files. What a product has besides its .read comes with it.
         * @enum {string}
         */
        StaffPermission: "messages.answer" | "card.check" | "card.desk" | "visa.read" | "visa.review";
        StaffMember: {
            name: string;
            permissions: components["schemas"]["StaffPermission"][];
            /** @description When this sign-in ends. */
            endsAt: components["schemas"]["Moment"];
        };
        StaffSession: {
            /** @description Facts that are to be looked at again, the longest due first; none for who is not signed in. */
            dueFacts: components["schemas"]["DueFact"][];
            member: components["schemas"]["StaffMember"] | null;
            serverNow: components["schemas"]["Moment"];
        };
        StaffCredentials: {
            name: string;
            /** Format: password */
            password: string;
            /** @description The six digits that the authenticator app of the member shows. */
            code: string;
        };
        /**
         * @description invalid_request: the request breaks the contract (`fields`). invalid_details: a person must correct something (`fields`, each value a FieldProblem). not_found. order_unknown: there is no such order, or neither this browser nor its account may see it; nobody can tell which. rate_limited (`retryAfterSeconds`). sold_out: somebody else has it. price_changed (`price`). offer_expired: search again. hold_expired: hold again. extension_refused: the time cannot be prolonged. not_allowed: the order's status does not allow it. others_depend: who stays in the order cannot travel without these. payment_declined. signature_invalid. conflict: the key was used for something else, another request is at it, or a payment with other choices is open. login_required: sign in first. wrong_credentials: e-mail or password. registration_failed: the address has an account. code_wrong (`triesLeft` when known). code_elsewhere: another browser asked for it. link_expired. link_used. step_up_required: prove by a one-time code first. balance_too_low (`balance`). password_required: this sign-in was not used for 30 minutes and touches no money until the password is given again (logIn). pictures_of_one: the unpaid orders of this browser hold no more pictures. pictures_of_network: its network sent as many as it may in a day. pictures_of_all: there is no room for more. unavailable: try again in a moment. unexpected.
         * @enum {string}
         */
        ProblemCode: "invalid_request" | "invalid_details" | "not_found" | "order_unknown" | "rate_limited" | "sold_out" | "price_changed" | "offer_expired" | "hold_expired" | "extension_refused" | "not_allowed" | "others_depend" | "payment_declined" | "signature_invalid" | "conflict" | "login_required" | "wrong_credentials" | "registration_failed" | "code_wrong" | "code_elsewhere" | "link_expired" | "link_used" | "step_up_required" | "balance_too_low" | "password_required" | "pictures_of_one" | "pictures_of_network" | "pictures_of_all" | "unavailable" | "unexpected";
        /**
         * @description Why one field cannot stay as it is; the texts are chosen by it.
         * @enum {string}
         */
        FieldProblem: "required" | "not_latin" | "name_with_title" | "too_long" | "email_invalid" | "phone_invalid" | "phone_no_country" | "date_invalid" | "date_incomplete" | "date_short_year" | "date_persian_year" | "date_too_early" | "date_too_late" | "date_in_future" | "age_too_young" | "age_not_adult" | "age_not_child" | "age_not_infant" | "passport_invalid" | "passport_expired" | "same_passport" | "same_person" | "nothing_changed" | "country_invalid" | "rules_not_accepted" | "same_place" | "date_in_past" | "date_too_far" | "too_many_passengers" | "reference_invalid" | "password_short" | "password_long" | "password_common" | "password_personal" | "password_mismatch" | "password_wrong" | "code_invalid" | "amount_too_small" | "amount_too_large" | "discount_unknown" | "discount_expired" | "discount_used" | "discount_not_yours" | "discount_too_small" | "in_use" | "invalid" | "arrival_too_far" | "has_card" | "holder_too_young" | "one_holder" | "place_unknown" | "load_too_little" | "load_too_much" | "address_needed" | "scan_needed" | "airport_unknown" | "connection_too_short" | "too_many_letters" | "too_many_infants" | "adult_needed" | "return_before_departure" | "destination_unknown" | "check_out_before_check_in" | "stay_too_long" | "stay_too_short" | "rooms_invalid" | "too_many_rooms" | "too_many_guests" | "room_adult_needed" | "child_age_invalid" | "guest_age_invalid" | "guest_age_not_adult" | "guest_age_not_as_searched" | "arrival_invalid" | "days_invalid" | "first_day_far" | "last_before_first" | "last_day_early" | "name_and_number" | "nobody" | "person_left" | "too_many_letters" | "rooms_do_not_fit" | "age_not_as_booked" | "too_young" | "guardian_needed" | "emergency_phone_invalid" | "too_soon" | "out_of_season" | "day_not_run" | "add_on_not_here" | "add_on_too_many" | "after_counter_closes" | "age_not_as_booked" | "back_before_there" | "child_age_invalid" | "does_not_fit" | "flight_invalid" | "no_road" | "not_sold_here" | "only_by_request" | "sign_too_long" | "time_invalid" | "too_many_infants" | "too_soon" | "beside_stranger" | "child_alone" | "family_whole" | "leaves_lost_seat" | "men_only" | "nothing_runs" | "place_taken" | "place_twice" | "place_unknown" | "rider_missing" | "sale_is_open" | "sale_not_open" | "sale_over" | "somebody_else" | "too_many_letters" | "women_only" | "passport_ends_early" | "passport_issued_late" | "passport_kind" | "pages_needed" | "choice_needed" | "no_code_needed" | "visa_stay_too_long" | "arrival_too_soon" | "arrival_too_far" | "consulate_late" | "guide_needed" | "declaration_needed" | "picture_needed" | "place_unknown" | "number_invalid" | "text_short" | "text_long" | "text_not_latin" | "name_long" | "not_as_answered" | "visa_code_invalid" | "visa_code_taken" | "other_passport" | "nationality_refused";
        ProblemBody: {
            error: {
                message: string;
                code: components["schemas"]["ProblemCode"];
                /** @description By path of the field, as `passengers.0.birthDate`. */
                fields?: {
                    [key: string]: string;
                };
                price?: components["schemas"]["PriceChange"];
                retryAfterSeconds?: number;
                triesLeft?: number;
                balance?: components["schemas"]["SignedMoney"];
                /**
                 * Format: uuid
                 * @description The own open inquiry that stands in the way.
                 */
                inquiryId?: string;
                leg?: components["schemas"]["Path"];
                alternatives?: components["schemas"]["FlightOffer"][];
                stay?: components["schemas"]["StayProblem"];
                run?: components["schemas"]["PlacesProblem"];
            };
        };
        /**
         * Format: date
         * @description A day in Tehran, YYYY-MM-DD.
         */
        Day: string;
        /** @description UTC epoch milliseconds. */
        Moment: number;
        /** @enum {string} */
        Currency: "EUR" | "USD";
        Money: {
            /** @description Minor units. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description Below zero after a bank took back what had been added to a balance and spent. */
        SignedMoney: {
            /** @description Minor units. */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        PriceChange: {
            old: components["schemas"]["Money"];
            new: components["schemas"]["Money"];
        };
        /** @enum {string} */
        FareKind: "systemic" | "charter";
        HoldAgainRequest: {
            acceptedTotal?: components["schemas"]["Money"];
        };
        Arrival: {
            /** Format: uuid */
            orderId: string;
            reference: string;
            /**
             * @description `unknown`: the bank has not told it yet. `returned`: it was paid, and the money goes back, or has gone back.
             * @enum {string}
             */
            payment: "paid" | "notPaid" | "unknown" | "returned";
            /** @description Who signs in to that account can open the order. */
            isInAccount: boolean;
        };
        FindOrderRequest: {
            reference: string;
            email: string;
        };
        /** @enum {string} */
        OrderStatus: "draft" | "held" | "awaitingPayment" | "paying" | "paid" | "issuing" | "issued" | "expired" | "priceChanged" | "soldOut" | "paymentFailed" | "issueFailed" | "refunding" | "refunded" | "cancelQuoted" | "cancelRequested" | "partiallyCancelled" | "cancelled";
        /** @enum {string} */
        AgeClass: "adult" | "child" | "infant";
        /** @enum {string} */
        Title: "MR" | "MS";
        /**
         * @description Empty where the product asks for none.
         * @enum {string}
         */
        TitleOrNone: "" | "MR" | "MS";
        /** @description As far as a screen needs it; the passport number is masked. */
        OrderPassenger: {
            ageClass: components["schemas"]["AgeClass"];
            title: components["schemas"]["TitleOrNone"];
            firstName: string;
            lastName: string;
            /** @description ISO 3166-1 alpha-2; empty where the product asks for none. */
            nationality: string;
            /** @description Empty where the product asks for none. */
            passportMasked: string;
            /** @description When this person left an order that goes on for the others; left out otherwise. */
            leftAt?: components["schemas"]["Moment"];
        };
        ToldPassenger: {
            birthDate: components["schemas"]["Day"] | null;
            /** @description Covered but for its last letters unless `isWhole`. */
            passportNumber: string;
            isWhole: boolean;
            passportCountry: components["schemas"]["CountryCode"] | null;
            passportExpiry: components["schemas"]["Day"] | null;
        };
        OrderEvent: {
            status: components["schemas"]["OrderStatus"];
            /** @description What happened while the status stayed: a stage that it came to, in the word of the product, or changed, priceFell, restPaid, papersAdded. Left out where the status says it. */
            what?: string;
            change?: components["schemas"]["MadeChange"];
            at: components["schemas"]["Moment"];
            declineReason?: components["schemas"]["DeclineReason"];
        };
        /** @description What a change has changed; beside `changed`, and left out of changes that were made before this was kept. */
        MadeChange: {
            /** @description Of its wish. A product lists its own in its orders. */
            kind: string;
            /** @description Which part of what is booked, in the word of the product; left out where it has no parts, and of changes from before this was kept. */
            part?: string;
            before: components["schemas"]["Bought"];
            after: components["schemas"]["Bought"];
        };
        /** @description Money that goes back, with the times that have passed. The bank is simulated and pays back at once. */
        OrderRefund: {
            /**
             * @description asked: somebody cancelled all or a part. refused: the supplier refused all, a part or a change. unpaid: the rest was not paid in time. notIssued: there were no papers by the promised time. unused: the money came when nothing was to be paid. takenBack: the bank of the card took it back. changed: a change made the order cheaper. priceFell: its price fell.
             * @enum {string}
             */
            cause: "asked" | "refused" | "unpaid" | "notIssued" | "unused" | "takenBack" | "changed" | "priceFell";
            /** @description When that happened; null where only the end is known. */
            askedAt: components["schemas"]["Moment"] | null;
            /** @description When the supplier had agreed, and the money was on its way. */
            agreedAt: components["schemas"]["Moment"] | null;
            /** @description In EUR. */
            sum: components["schemas"]["Money"];
            /** @description Where it goes; null before it is agreed. */
            back: components["schemas"]["MoneyBack"] | null;
            /** @description When the card's part was sent; null while it waits, and where none goes to a card. */
            cardSentAt: components["schemas"]["Moment"] | null;
            /** @description The last day on which a bank shows what was sent. */
            cardBy: components["schemas"]["Day"] | null;
            /**
             * @description The money paid nothing of the order, so it is not in what was paid. Left out of any other.
             * @constant
             */
            paidNothing?: true;
        };
        /** @description The last attempt. */
        OrderPayment: {
            purpose: components["schemas"]["PaymentPurpose"];
            attempt: number;
            /** @description Coming back without paying counts as no try. */
            attemptsLeft: number;
            /** @description The bank's page, while the attempt is open. */
            pageUrl: string | null;
            /** @enum {string} */
            status: "started" | "succeeded" | "declined" | "refunded";
            /** @description By card. */
            amount: components["schemas"]["Money"];
            /** @description In EUR, by the balance of the account. */
            fromBalance: components["schemas"]["Money"];
            declineReason: components["schemas"]["DeclineReason"] | null;
        };
        /** @enum {string} */
        DeclineReason: "insufficient_funds" | "card_expired" | "do_not_honour" | "limit_exceeded" | "cancelled_by_cardholder";
        /** @description What every inquiry has, whatever is asked for. */
        InquiryCore: {
            /** Format: uuid */
            inquiryId: string;
            /**
             * @description inquiring: the supplier thinks, until `answerBy`. offered: what it offers is held in the order `orderId` until `offerUntil`. refused: it said no. lapsed: nobody answered, or nobody paid in time. withdrawn. accepted: the offer's order was paid.
             * @enum {string}
             */
            status: "inquiring" | "offered" | "accepted" | "refused" | "lapsed" | "withdrawn";
            /** @description How many asked for the same before and are not answered yet; they come first. 0 where there is no line. */
            before: number;
            /** @description Where a guest wants the answer; null when nobody said, or it is answered. */
            email: string | null;
            askedAt: components["schemas"]["Moment"];
            answerBy: components["schemas"]["Moment"];
            answeredAt: components["schemas"]["Moment"] | null;
            offerUntil: components["schemas"]["Moment"] | null;
            /** @description Of an offer. */
            orderId: string | null;
            serverNow: components["schemas"]["Moment"];
        };
        /** @description What every order has, whatever was bought. */
        OrderCore: {
            /** Format: uuid */
            orderId: string;
            reference: string;
            status: components["schemas"]["OrderStatus"];
            /** @description How far it is on the way to its papers, or after them. Each product lists its own words in its file; null where the status says it all. */
            stage: string | null;
            /** @description Where the site shows it, as a path. */
            page: string;
            summary: components["schemas"]["Bought"];
            /** @description Until when it is held, or kept as a draft. */
            deadlineAt: components["schemas"]["Moment"];
            /** @description How long a hold of it lasts before it is extended. */
            holdSeconds: number;
            extensionsLeft: number;
            serverNow: components["schemas"]["Moment"];
            passengers: components["schemas"]["OrderPassenger"][];
            contact: {
                email: string;
                phone: string;
            } | null;
            lines: components["schemas"]["OrderLine"][];
            discount: components["schemas"]["Discount"] | null;
            /** @description In EUR, the discount taken off, without protection that was not chosen. */
            total: components["schemas"]["Money"];
            /** @description The same total in each currency one can pay in, by the dated rate table. */
            totals: {
                EUR: components["schemas"]["Money"];
                USD: components["schemas"]["Money"];
            };
            /** @description What a euro and a US dollar cost in rials on the open market, by which the other currency is reckoned. What is being paid keeps the rate that it began with. */
            rates: {
                /** @description The day that they are of. */
                on: components["schemas"]["Day"];
                rials: {
                    EUR: number;
                    USD: number;
                };
                /** @description No newer ones came since, though they hold for a few days only. */
                isOverdue: boolean;
            };
            payment: components["schemas"]["OrderPayment"] | null;
            /** @description What came back after a cancellation; null before. */
            refunded: components["schemas"]["Money"] | null;
            /** @description In EUR, so far, with what went back since; left out where one payment paid the total. */
            paid?: components["schemas"]["Money"];
            /** @description What is to be paid next; left out of what is paid at once. */
            due?: components["schemas"]["PaymentDue"];
            /** @description The change that is open, or the last one that ended; left out where there was none. */
            change?: components["schemas"]["OrderChange"];
            /** @description What went back to the card and to the balance; left out while nothing did. */
            back?: components["schemas"]["MoneyBack"];
            /** @description Where the money is that goes back, the oldest first; left out while none does. */
            refunds?: components["schemas"]["OrderRefund"][];
            /** @description It is paid and can be given up now, as far as its status says; what comes back is a quote. */
            isCancellable: boolean;
            /** @description In the account that is signed in here. */
            isInAccount: boolean;
            /** @description A paid order is issued until then, or the money goes back by itself. */
            promisedAt: components["schemas"]["Moment"] | null;
            issuedAt: components["schemas"]["Moment"] | null;
            events: components["schemas"]["OrderEvent"][];
            version: number;
        };
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        DateParts: {
            day: string;
            month: string;
            year: string;
        };
        /** @description Keystrokes; nothing is checked. */
        DraftPassenger: {
            ageClass: components["schemas"]["AgeClass"];
            /** @enum {string} */
            title: "" | "MR" | "MS";
            firstName: string;
            lastName: string;
            birthDate: components["schemas"]["DateParts"];
            /** @description In full years, where the product asks for an age and not for a birth date. */
            age?: string;
            nationality: string;
            passportNumber: string;
            passportCountry: string;
            passportExpiry: components["schemas"]["DateParts"];
            /**
             * Format: uuid
             * @description A saved passenger whose passport number is used when none is typed.
             */
            savedPassengerId?: string;
        };
        /** @description A name that the order's product gives to one of its kinds of pictures. */
        PictureKind: string;
        PictureUploadInput: {
            /** @description Whose picture it is: from 0, in the group. */
            position: number;
            kind: components["schemas"]["PictureKind"];
            /** @description The size of the whole picture. What is above 500 kB is refused by the rules of pictures. */
            bytes: number;
        };
        PictureUpload: {
            /** Format: uuid */
            uploadId: string;
            kind: components["schemas"]["PictureKind"];
            bytes: number;
            /** @description Where the next part begins, in bytes. */
            offset: number;
            expiresAt: components["schemas"]["Moment"];
            /** @description null until all of it is here and good. */
            picture: components["schemas"]["StoredPicture"] | null;
            /** @description Why it cannot be used; null where it can. */
            refused: components["schemas"]["PictureReasons"] | null;
        };
        PictureReasons: string[];
        /** @description A stored picture. What is refused is not kept. */
        StoredPicture: {
            /** Format: uuid */
            pictureId: string;
            kind: components["schemas"]["PictureKind"];
            bytes: number;
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
        };
        PassengerDraft: {
            passengers: components["schemas"]["DraftPassenger"][];
            email: string;
            phone: string;
            answers?: components["schemas"]["ProductAnswers"];
        };
        DraftToKeep: {
            passengers: components["schemas"]["DraftPassenger"][];
            email: string;
            phone: string;
            answers?: components["schemas"]["ProductAnswers"];
            /** @description The draft as this form last read or saved it. Fields that equal it were not typed here. Absent: all were. */
            began?: components["schemas"]["PassengerDraft"];
        };
        /** @description The contract checks the shape only. What a person can get wrong (a name, a date, an age, a passport) is answered with 422 `invalid_details` and one FieldProblem per field. */
        PassengerDetails: {
            passengers: components["schemas"]["PassengerInput"][];
            email: string;
            phone: string;
            answers?: components["schemas"]["ProductAnswers"];
        };
        /** @description What a product asks besides, by names of its own, as `arrival`; as it was typed. */
        ProductAnswers: {
            [key: string]: string;
        };
        /** @description What a product does not ask for stays empty; what it asks for and misses is a FieldProblem. */
        PassengerInput: {
            /**
             * @default adult
             * @enum {string}
             */
            ageClass: "adult" | "child" | "infant";
            title: string;
            firstName: string;
            lastName: string;
            /**
             * @description YYYY-MM-DD.
             * @default
             */
            birthDate: string;
            /** @description In full years, where the product asks for an age and not for a birth date. */
            age?: string;
            /** @default  */
            nationality: string;
            /** @default  */
            passportNumber: string;
            /** @default  */
            passportCountry: string;
            /**
             * @description YYYY-MM-DD.
             * @default
             */
            passportExpiry: string;
            /**
             * Format: uuid
             * @description A saved passenger whose passport number is used when `passportNumber` is empty.
             */
            savedPassengerId?: string;
        };
        PaymentRequest: {
            /** @description What the page showed: the total, or of what is paid in parts what is due. Another is price_changed. A rest is paid in the currency of its deposit. */
            total: components["schemas"]["Money"];
            cancelPackage: boolean;
            rulesAccepted: boolean;
            /** @description In EUR; what the balance pays, the card pays the rest. A balance below it is balance_too_low. */
            fromBalance?: components["schemas"]["Money"];
            /**
             * @description All of it, where `due` would be a deposit; left out: what is due.
             * @enum {string}
             */
            part?: "full";
        };
        PaymentStarted: {
            attempt: number;
            /** @description Where the card is asked for; null when the balance paid everything and the order is paid. */
            redirectUrl: string | null;
        };
        PaymentEvent: {
            eventId: string;
            /** Format: uuid */
            chargeId: string;
            /** @enum {string} */
            kind: "succeeded" | "declined" | "refunded";
            declineReason?: components["schemas"]["DeclineReason"];
            amount: components["schemas"]["Money"];
            at: components["schemas"]["Moment"];
        };
        Paper: {
            /** @description Names it in a cancellation of a part. */
            position: number;
            /** @description In the words of its product, as `ticket`. */
            kind: string;
            number: string;
            /** @description Whose it is; null when it is nobody's own. */
            holder: {
                /** @description The place among the passengers of the order. */
                person: number;
                /** @description Whole where it was typed or after a one-time code; elsewhere covered, as `passportMasked`. Empty where the product asks for none. */
                passportNumber: string;
                /** @description As the papers of some products say it; left out where `passportNumber` is not whole. */
                birthDate?: components["schemas"]["Day"];
            } | null;
        };
        Documents: {
            /** Format: uuid */
            orderId: string;
            reference: string;
            issuedAt: components["schemas"]["Moment"];
            papers: components["schemas"]["Paper"][];
        };
        /**
         * @description What is downloaded of an issued order. A product without a receipt of its own answers 404 for `receipt`.
         * @enum {string}
         */
        PaperFileName: "papers" | "receipt";
        DocumentsMailed: {
            emailMasked: string;
        };
        ProblemReport: {
            /** @description What the traveller wrote; may be empty. */
            note: string;
            /** @description Route template, as `/flights/{route}`: no address that somebody typed. */
            page: string;
            build: string;
            /** @description One for each flow of the visit in which something happened, the oldest first. Empty where nothing was recorded. */
            traces: {
                [key: string]: unknown;
            }[];
        };
        KeptReport: {
            /** Format: uuid */
            reportId: string;
            deleteAt: components["schemas"]["Moment"];
        };
        /**
         * @description `data`: what we keep about the writer, or an account.
         * @enum {string}
         */
        ContactTopic: "booked" | "planned" | "mistake" | "data";
        ContactMessage: {
            /** @description As it was chosen. */
            topic: components["schemas"]["ContactTopic"] | "";
            /** @description As it was typed; 100 letters are kept. */
            name: string;
            email: components["schemas"]["EmailText"];
            /** @description As it was typed; more than 4,000 letters are 422. */
            message: string;
            /**
             * Format: uuid
             * @description The order that it is about.
             */
            orderId?: string;
        };
        KeptContactMessage: {
            /** Format: uuid */
            conversationId: string;
            /** @description As HLP-7K2M-9Q. */
            number: string;
            /** @description False where no staff is set up; then nobody answers. */
            isRead: boolean;
            deleteAt: components["schemas"]["Moment"];
        };
        Conversations: {
            conversations: components["schemas"]["ConversationLine"][];
            /** @description What is written now is read. False where no staff is set up; then nobody answers. */
            isRead: boolean;
            serverNow: components["schemas"]["Moment"];
        };
        ConversationLine: {
            /** Format: uuid */
            conversationId: string;
            /** @description As HLP-7K2M-9Q. */
            number: string;
            topic: components["schemas"]["ContactTopic"];
            /** @description When the last text was written. */
            lastAt: components["schemas"]["Moment"];
            /** @description The last text is of our staff. */
            isAnswered: boolean;
        };
        ConversationText: {
            /** @description Who of our staff wrote it; null: the traveller. */
            by: string | null;
            at: components["schemas"]["Moment"];
            text: string;
        };
        Conversation: {
            /** Format: uuid */
            conversationId: string;
            /** @description As HLP-7K2M-9Q. */
            number: string;
            topic: components["schemas"]["ContactTopic"];
            /** @description Of the order that it is about. */
            orderReference: string | null;
            /** @description The oldest first. */
            texts: components["schemas"]["ConversationText"][];
            /** @description When our staff read the last text and saw that it needs no answer; null: it did not, or something was written since. */
            closedAt: components["schemas"]["Moment"] | null;
            /** @description False where no staff is set up; then nobody answers. */
            isRead: boolean;
            /** @description False once it has as many texts as one may have. */
            mayWrite: boolean;
            deleteAt: components["schemas"]["Moment"];
            serverNow: components["schemas"]["Moment"];
        };
        ConversationReply: {
            /** @description As it was typed; more than 4,000 letters are 422. */
            text: string;
        };
        StaffAnswer: {
            /** @description As it was typed; more than 4,000 letters are 422. */
            text: string;
            /** @description How many texts the member has read. */
            texts: number;
        };
        StaffClosing: {
            /** @description How many texts the member has read. */
            texts: number;
        };
        /**
         * @description waits: for our staff; answered: by it; closed: without an answer.
         * @enum {string}
         */
        StaffConversationState: "waits" | "answered" | "closed";
        StaffConversations: {
            conversations: components["schemas"]["StaffConversationLine"][];
            nextCursor: string | null;
            serverNow: components["schemas"]["Moment"];
        };
        StaffConversationLine: {
            /** Format: uuid */
            conversationId: string;
            number: string;
            topic: components["schemas"]["ContactTopic"];
            orderReference: string | null;
            lastAt: components["schemas"]["Moment"];
            state: components["schemas"]["StaffConversationState"];
            /** @description Null: it does not wait. */
            waitsSince: components["schemas"]["Moment"] | null;
        };
        StaffConversation: {
            conversation: components["schemas"]["Conversation"];
            state: components["schemas"]["StaffConversationState"];
            /** @description Who of our staff closed it; null: it is not closed. */
            closedBy: string | null;
            /** @description As the writer typed it. */
            name: string;
            /** @description As the writer typed it; nobody has shown that it is theirs. */
            email: string;
        };
        Empty: Record<string, never>;
        /** @description As it was typed; what is no address is 422 `invalid_details`. */
        EmailText: string;
        /**
         * Format: password
         * @description As it was typed, and kept so: a blank at its end is a part of it. Only its letters are brought into one form (NFKC) before it is hashed.
         */
        PasswordText: string;
        /** @description As it was typed; kept as it can be dialled from abroad. */
        PhoneText: string;
        Registration: {
            email: components["schemas"]["EmailText"];
            password: components["schemas"]["PasswordText"];
            confirmPassword: components["schemas"]["PasswordText"];
            phone: components["schemas"]["PhoneText"];
            /** @description Part of the form; the newsletter is asked for by its own operation. */
            newsletterSubscribing: boolean;
        };
        InvitationToken: {
            invitationToken: string;
        };
        Invitation: {
            /** @description The invited address; the account gets it and no other. */
            email: string;
            /** @description Those that it brings and that still exist. */
            discountCodes: number[];
        };
        InvitationRegistration: {
            email: components["schemas"]["EmailText"];
            password: components["schemas"]["PasswordText"];
            confirmPassword: components["schemas"]["PasswordText"];
            phone: components["schemas"]["PhoneText"];
            invitationToken: string;
            discountCodes: number[];
        };
        Credentials: {
            email: components["schemas"]["EmailText"];
            password: components["schemas"]["PasswordText"];
        };
        CodeCredentials: {
            email: components["schemas"]["EmailText"];
            code: string;
        };
        LinkCredentials: {
            token: string;
        };
        OneTimeCode: {
            code: string;
        };
        CodeSent: {
            emailMasked: string;
            /** @description The second channel; no code is sent there yet. */
            phoneMasked: string | null;
            /** @description 120 s after the sending. */
            resendAt: components["schemas"]["Moment"];
            /** @description Ten minutes after the sending. */
            endsAt: components["schemas"]["Moment"];
        };
        ForgottenPassword: {
            email: components["schemas"]["EmailText"];
        };
        ConfirmationToken: {
            token: string;
        };
        ResendConfirmation: {
            /** @description The expired link; left out by who is signed in. */
            token?: string;
        };
        ConfirmedEmail: {
            emailMasked: string;
            /** @description Orders placed as a guest with this address that are in the account now. */
            claimedOrders: number;
            /** @description Such orders that wait until the account is signed in here. */
            waitingOrders: number;
        };
        /** @enum {string} */
        CalendarMode: "gregory" | "persian";
        Account: {
            /** Format: uuid */
            accountId: string;
            email: string;
            isEmailConfirmed: boolean;
            /** @description The new address that waits for its confirmation. */
            pendingEmail: string | null;
            phone: string;
            firstName: string;
            lastName: string;
            calendarMode: components["schemas"]["CalendarMode"];
            currency: components["schemas"]["Currency"];
            /** @description Its address is on the list. */
            newsletter: boolean;
            balance: components["schemas"]["SignedMoney"];
            grantedDiscounts: components["schemas"]["GrantedDiscount"][];
            createdAt: components["schemas"]["Moment"];
        };
        /** @description Still to be used. */
        GrantedDiscount: {
            code: number;
            percent: number;
            endsAt: components["schemas"]["Moment"];
        };
        CurrentSession: {
            account: components["schemas"]["Account"] | null;
            /** @description A one-time code opened this; the account is null until the password is set. */
            mayOnlySetPassword: boolean;
            /** @description With mayOnlySetPassword alone. The second channel of the account; no code is sent there yet. */
            phoneMasked?: string | null;
            serverNow: components["schemas"]["Moment"];
        };
        Session: {
            /** Format: uuid */
            sessionId: string;
            isCurrent: boolean;
            /** @description Browser and system, as "Chrome on Android". */
            device: string;
            createdAt: components["schemas"]["Moment"];
            lastSeenAt: components["schemas"]["Moment"];
        };
        /** @description What is left out stays. */
        AccountChange: {
            firstName?: string;
            lastName?: string;
            calendarMode?: components["schemas"]["CalendarMode"];
            currency?: components["schemas"]["Currency"];
            newsletter?: boolean;
        };
        EmailChange: {
            email: components["schemas"]["EmailText"];
            currentPassword: components["schemas"]["PasswordText"];
        };
        PhoneChange: {
            phone: components["schemas"]["PhoneText"];
            currentPassword: components["schemas"]["PasswordText"];
        };
        PasswordChange: {
            /** @description Left out only in a session that a one-time code opened. */
            currentPassword?: components["schemas"]["PasswordText"];
            password: components["schemas"]["PasswordText"];
            confirmPassword: components["schemas"]["PasswordText"];
        };
        SavedPassenger: {
            /** Format: uuid */
            passengerId: string;
            isMe: boolean;
            title: components["schemas"]["Title"];
            firstName: string;
            lastName: string;
            birthDate: components["schemas"]["Day"];
            nationality: components["schemas"]["CountryCode"];
            passportMasked: string;
            passportCountry: components["schemas"]["CountryCode"];
            passportExpiry: components["schemas"]["Day"];
        };
        /** @description An empty passport number leaves the saved one as it is. */
        SavedPassengerInput: {
            isMe: boolean;
            title: string;
            firstName: string;
            lastName: string;
            /** @description YYYY-MM-DD. */
            birthDate: string;
            nationality: string;
            passportNumber: string;
            passportCountry: string;
            /** @description YYYY-MM-DD. */
            passportExpiry: string;
        };
        Passport: {
            passportNumber: string;
        };
        /**
         * @description The names come from the products' files.
         * @enum {string}
         */
        ProductName: "card" | "flights" | "hotels" | "insurance" | "tours" | "transport" | "visa";
        /**
         * @description open: to be paid or being issued. upcoming: issued and not over. past: over. ended: expired, cancelled or given back.
         * @enum {string}
         */
        OrderState: "open" | "upcoming" | "past" | "ended";
        OrderSummary: {
            /** Format: uuid */
            orderId: string;
            reference: string;
            product: components["schemas"]["ProductName"];
            status: components["schemas"]["OrderStatus"];
            state: components["schemas"]["OrderState"];
            /** @description Where the site shows it, as a path. */
            page: string;
            summary: components["schemas"]["Bought"];
            total: components["schemas"]["Money"];
            refunded?: components["schemas"]["Money"];
            createdAt: components["schemas"]["Moment"];
            deadlineAt: components["schemas"]["Moment"];
        };
        Orders: {
            orders: components["schemas"]["OrderSummary"][];
            /** @description Of the page with older ones; null on the last page. */
            nextCursor: string | null;
        };
        /** @description One way or one stay of an order, in the words of its product. */
        TripStep: {
            /**
             * @description The last two are papers for some days, not a place.
             * @enum {string}
             */
            kind: "way" | "stay" | "visa" | "insurance";
            startsAt: components["schemas"]["Moment"];
            endsAt: components["schemas"]["Moment"];
            /** @description Of a stay the same as `to`, of a visa the country. */
            from: components["schemas"]["TripPlace"];
            to: components["schemas"]["TripPlace"];
            /** @description Airline and flight, or the hotel. */
            title: string;
            /** @description Airports, or the area and the rooms; empty where the title says all. */
            text: string;
            /** @description What a driver reads to bring somebody there; of a way to where it begins. */
            driver: components["schemas"]["PersianCard"] | null;
            /** @description What the desk reads there. It promises nothing: it says which papers are held out. */
            desk: components["schemas"]["PersianCard"] | null;
            /** @description Who comes to the counter of a flight later is not taken along; null where there is none. */
            counterClosesAt: components["schemas"]["Moment"] | null;
            /** @description The last day to answer what somebody of the order is asked again; null where nothing is asked. */
            answerBy: components["schemas"]["Day"] | null;
            /** @description The last day on which the first of its codes is good for entering; null where there is none yet. */
            enterBy: components["schemas"]["Day"] | null;
            /** @description For whom it is, by place among the people of the order; left out where it is for all. */
            people?: number[];
            ride?: components["schemas"]["TripRide"];
            /** @description Of a way on which one sleeps: the bed of so many nights. Left out for others. */
            nightsAboard?: number;
        };
        /** @description Of a way that belongs to a flight: a ride from or to an airport, or a service there, from and to the same one. Left out for others. */
        TripRide: {
            /** @description An airport; null where it begins elsewhere. */
            from: string | null;
            to: string | null;
            /** @description Its number as it was told; empty where it was not. */
            flight: string;
            /** @description When that flight leaves, where it was told. */
            leavesAt: components["schemas"]["Moment"] | null;
        };
        /** @description A city. Its slug says which one it is; names are for readers and are never compared. */
        TripPlace: {
            slug: string;
            name: string;
        };
        /** @description A sentence to hold out to somebody. Nothing is transliterated by machine. */
        PersianCard: {
            /** @description In Persian; a name that is not known in Persian stands in Latin letters, isolated. */
            fa: string;
            /** @description How it sounds; null where the names in it are not known so. */
            say: string | null;
            /** @description What it says. */
            en: string;
            /** @description What of it is not known in Persian, in words; null where all is. */
            note: string | null;
        };
        TripOrder: {
            /** Format: uuid */
            orderId: string;
            reference: string;
            product: components["schemas"]["ProductName"];
            /** @description Where the site shows it, as a path. */
            page: string;
            /**
             * @description begun: not paid. underWay: paid or being paid, without papers so far. booked: with valid papers.
             * @enum {string}
             */
            state: "begun" | "underWay" | "booked";
            /** @description Whom it is for: without those who left it, or were refused. */
            people: components["schemas"]["TripPerson"][];
            /** @description Of its valid papers. */
            numbers: string[];
            steps: components["schemas"]["TripStep"][];
        };
        TripPerson: {
            /** @description First and last name, as they were booked. */
            name: string;
            /** @description null where it was not asked, or to who only found the order. */
            nationality: components["schemas"]["CountryCode"] | null;
            /** @description The same of the last day of the passport. */
            passportEndsOn: components["schemas"]["Day"] | null;
        };
        /** @description A step of an order, as a finding names it. */
        TripBooking: {
            reference: string;
            /** @description Where the site shows the order, as a path. */
            page: string;
            title: string;
            startsAt: components["schemas"]["Moment"];
            endsAt: components["schemas"]["Moment"];
        };
        /** @description What is missing in a journey, or does not fit together. `id` stays the same as long as the finding does. `day`: where it happens, or by when it is to be done. `people`: whom it concerns; empty where it is the same for all. */
        TripFinding: {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "visa";
            /** @enum {string} */
            need: "airportCode" | "consulateCode" | "guidedTour" | "impossible";
            arrival: components["schemas"]["Day"];
            days: number;
            nationalities: components["schemas"]["CountryCode"][];
            begun: components["schemas"]["TripBooking"] | null;
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "visaQuestion";
            booking: components["schemas"]["TripBooking"];
            answerBy: components["schemas"]["Day"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "visaEnds";
            booking: components["schemas"]["TripBooking"];
            lastDay: components["schemas"]["Day"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "visaLapses";
            booking: components["schemas"]["TripBooking"];
            enterBy: components["schemas"]["Day"];
            arrival: components["schemas"]["Day"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "passport";
            endsOn: components["schemas"]["Day"];
            neededUntil: components["schemas"]["Day"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "bed";
            place: components["schemas"]["TripPlace"];
            until: components["schemas"]["Day"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "early";
            place: components["schemas"]["TripPlace"];
            until: components["schemas"]["Day"];
            landsAt: components["schemas"]["Moment"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "open";
            place: components["schemas"]["TripPlace"];
            until: components["schemas"]["Day"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "way";
            from: components["schemas"]["TripPlace"];
            to: components["schemas"]["TripPlace"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "seat";
            from: components["schemas"]["TripPlace"];
            to: components["schemas"]["TripPlace"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "clash";
            one: components["schemas"]["TripBooking"];
            other: components["schemas"]["TripBooking"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "shortChange";
            one: components["schemas"]["TripBooking"];
            other: components["schemas"]["TripBooking"];
            minutes: number;
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "counter";
            from: components["schemas"]["TripPlace"];
            to: components["schemas"]["TripPlace"];
            one: components["schemas"]["TripBooking"];
            other: components["schemas"]["TripBooking"];
            closesAt: components["schemas"]["Moment"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "unused";
            stay: components["schemas"]["TripBooking"];
            way: components["schemas"]["TripBooking"];
            nights: number;
            isBefore: boolean;
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "airports";
            booking: components["schemas"]["TripBooking"];
            isArrival: boolean;
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "closed";
            holiday: string;
            isExact: boolean;
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "insurance";
            until: components["schemas"]["Day"];
            booking: components["schemas"]["TripBooking"] | null;
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "insuredTwice";
            until: components["schemas"]["Day"];
            one: components["schemas"]["TripBooking"];
            other: components["schemas"]["TripBooking"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "insuredLong";
            until: components["schemas"]["Day"];
            /** @description How many of its days are outside. */
            extra: number;
            booking: components["schemas"]["TripBooking"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "transfer";
            booking: components["schemas"]["TripBooking"];
            airport: string;
            landsAt: components["schemas"]["Moment"];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "rideAirport";
            ride: components["schemas"]["TripBooking"];
            flight: components["schemas"]["TripBooking"];
            rideAirport: string;
            flightAirport: string;
            isArrival: boolean;
            minutes: number[];
        } | {
            id: string;
            day: components["schemas"]["Day"];
            people: string[];
            /** @constant */
            kind: "rideTime";
            ride: components["schemas"]["TripBooking"];
            flight: components["schemas"]["TripBooking"];
            isArrival: boolean;
        };
        /** @description What is sold at this moment and mends a finding. */
        TripMend: {
            /** @description The id of what it mends. */
            finding: string;
            /** @description The search that finds it, as a path. */
            href: string;
            /** @description The lowest for those who need it, in EUR; of `insuredLong` what comes back. */
            price: components["schemas"]["Money"];
        };
        Fitting: {
            fits: components["schemas"]["Fit"][];
        };
        /** @description Nights, a way or a car from an airport that a journey misses, and where they are sold. `people`: for whom; empty where for everybody. `href`: the search, as a path, with dates and the number of people. `price`: the lowest for them, in EUR. */
        Fit: {
            /** @constant */
            kind: "stay";
            place: components["schemas"]["TripPlace"];
            day: components["schemas"]["Day"];
            until: components["schemas"]["Day"];
            people: string[];
            href: string;
            price: components["schemas"]["Money"];
        } | {
            /** @constant */
            kind: "way";
            from: components["schemas"]["TripPlace"];
            to: components["schemas"]["TripPlace"];
            day: components["schemas"]["Day"];
            people: string[];
            href: string;
            price: components["schemas"]["Money"];
        } | {
            /** @constant */
            kind: "transfer";
            airport: string;
            landsAt: components["schemas"]["Moment"];
            day: components["schemas"]["Day"];
            people: string[];
            href: string;
            price: components["schemas"]["Money"];
        };
        /** @description What could not be looked at, and of whom. */
        TripUnseen: {
            /** @enum {string} */
            what: "nationality" | "passport";
            /** @description Empty where nobody is named yet. */
            people: string[];
        };
        Journey: {
            orders: components["schemas"]["TripOrder"][];
            findings: components["schemas"]["TripFinding"][];
            /** @description Of findings that something on sale mends; the others are mended elsewhere, or by changing an order. */
            mends: components["schemas"]["TripMend"][];
            unseen: components["schemas"]["TripUnseen"][];
        };
        Journeys: {
            journeys: components["schemas"]["Journey"][];
        };
        Trip: {
            orders: components["schemas"]["TripOrder"][];
        };
        Balance: {
            /** @description In EUR. */
            balance: components["schemas"]["SignedMoney"];
        };
        Transactions: {
            /** @description In EUR. */
            balance: components["schemas"]["SignedMoney"];
            transactions: components["schemas"]["Transaction"][];
            /** @description Of the page with older lines; null on the last page. */
            nextCursor: string | null;
        };
        Transaction: {
            transactionId: string;
            /**
             * @description topUp: added by card. payment: for an order. paymentReturned: the card part of that payment failed. refund: of an order that was cancelled or could not be issued. chargeback: the bank took back what was added by card; may leave the balance below zero. payout: back to the card of a top-up. transfer: to a bank account; transferReturned: that bank did not take it. changed: an order costs less after a change. priceFell: its price fell after the sale.
             * @enum {string}
             */
            kind: "topUp" | "payment" | "paymentReturned" | "refund" | "chargeback" | "payout" | "transfer" | "transferReturned" | "changed" | "priceFell";
            /** @enum {string} */
            direction: "in" | "out";
            amount: components["schemas"]["Money"];
            balanceAfter: components["schemas"]["SignedMoney"];
            at: components["schemas"]["Moment"];
            orderId: string | null;
            /** @description Of the order. */
            reference: string | null;
        };
        PayoutQuote: {
            /** @description All of it; zero when there is nothing to pay out. */
            amount: components["schemas"]["Money"];
            toCards: components["schemas"]["Money"];
            byTransfer: components["schemas"]["Money"];
        };
        PayoutRequest: {
            /** @description What the page showed. */
            amount: components["schemas"]["Money"];
            /** @description Needed when a part goes by bank transfer. */
            transfer?: {
                holder: string;
                iban: string;
            };
        };
        TopUpRequest: {
            /** @description In EUR, from 10 to 1,000. */
            amount: components["schemas"]["Money"];
        };
        TopUpStarted: {
            /** Format: uuid */
            topUpId: string;
            /** Format: uri */
            redirectUrl: string;
        };
        TopUp: {
            /** Format: uuid */
            topUpId: string;
            /** @enum {string} */
            status: "started" | "succeeded" | "declined";
            amount: components["schemas"]["Money"];
            declineReason: components["schemas"]["DeclineReason"] | null;
            startedAt: components["schemas"]["Moment"];
        };
        DiscountRequest: {
            /** @description As it was typed; a code that does not help is 422 with the reason in `fields.code`. */
            code: string;
        };
        Discount: {
            code: number;
            percent: number;
            /** @description Taken off the fares. */
            amount: components["schemas"]["Money"];
        };
        CancellationQuote: {
            paid: components["schemas"]["Money"];
            refund: components["schemas"]["Money"];
            /** @description By how much less of the rest is owed after it; left out where nothing is owed. */
            lessOwed?: components["schemas"]["Money"];
            /** @description Where it goes, unless the balance is to have all of it. */
            back: components["schemas"]["MoneyBack"];
            lines: {
                /** @description As in the lines of the order. */
                part: string;
                percent: number;
                /** @description What was paid for it, of those who are asked about. */
                paid: components["schemas"]["Money"];
                amount: components["schemas"]["Money"];
            }[];
            /** @description The protection decides and not the fare rules. */
            byProtection: boolean;
            /** @description What comes back for each paper when it goes alone. Empty where an order is given back as a whole, and in a kept quote. */
            each: {
                /** @description Its position. */
                paper: number;
                /** @description As in the papers of the order. */
                kind: string;
                /** @description The place among the passengers of the order. */
                person: number | null;
                refund: components["schemas"]["Money"];
                /** @description As of the whole quote. */
                lessOwed?: components["schemas"]["Money"];
            }[];
            /** @description The account may have it on its balance instead of the card. */
            toBalance: boolean;
            /** @description Until when a kept quote stands; left out of all others. */
            until?: components["schemas"]["Moment"];
        };
        MoneyBack: {
            /** @description In the currency that the card paid. */
            toCard: components["schemas"]["Money"];
            /** @description In EUR. */
            toBalance: components["schemas"]["Money"];
        };
        CancellationRequest: {
            /** @description What the page showed. */
            refund: components["schemas"]["Money"];
            /** @enum {string} */
            to: "card" | "balance";
            papers?: components["schemas"]["PaperPositions"];
        };
        QuoteRequest: {
            papers?: components["schemas"]["PaperPositions"];
        };
        /** @description Positions of the papers that go; left out for all that are left. */
        PaperPositions: number[];
        MessageSummary: {
            /** Format: uuid */
            messageId: string;
            subject: string;
            /** @description The address it was mailed to. */
            sentTo: string;
            at: components["schemas"]["Moment"];
            /** @description The order it is about. */
            orderId: string | null;
            /** @description Of the order. */
            reference: string | null;
        };
        Messages: {
            messages: components["schemas"]["MessageSummary"][];
            /** @description Of the page with older ones; null on the last page. */
            nextCursor: string | null;
        };
        Message: {
            /** Format: uuid */
            messageId: string;
            subject: string;
            /** @description The address it was mailed to. */
            sentTo: string;
            at: components["schemas"]["Moment"];
            /** @description The order it is about. */
            orderId: string | null;
            /** @description Of the order. */
            reference: string | null;
            /** @description Parts are set apart by an empty line. */
            text: string;
            /** @description A code or a link that works once was covered. */
            isCovered: boolean;
            keptUntil: components["schemas"]["Moment"];
        };
        /** @description What the account typed and did, in the shapes of this contract; passport numbers are whole. */
        AccountExport: {
            exportedAt: components["schemas"]["Moment"];
            account: components["schemas"]["Account"];
            sessions: components["schemas"]["Session"][];
            passengers: {
                passenger: components["schemas"]["SavedPassenger"];
                passportNumber: string;
            }[];
            orders: components["schemas"]["Order"][];
            transactions: components["schemas"]["Transaction"][];
            messages: components["schemas"]["Message"][];
            conversations: components["schemas"]["Conversation"][];
            newsletter: boolean;
            /** @description What products keep of the account besides its orders, as text. */
            files: {
                name: string;
                text: string;
            }[];
        };
        Erasure: {
            currentPassword: components["schemas"]["PasswordText"];
        };
        Erased: {
            kept: {
                /**
                 * @description openOrders: of a journey that is not over. accounting: orders and ledger lines, seven years, without name, address and passport.
                 * @enum {string}
                 */
                what: "openOrders" | "accounting";
                until: components["schemas"]["Moment"];
            }[];
        };
        /** @description One line of the price. */
        OrderLine: {
            /** @description Of what was bought; as in the lines of a cancellation. */
            part: string;
            /** @description As the receipt says it. */
            words: string;
            /** @description Left out where the price does not go by age. */
            ageClass?: components["schemas"]["AgeClass"];
            count: number;
            each: components["schemas"]["Money"];
            sum: components["schemas"]["Money"];
        };
        /** @description What an order is about, in a line of a list. */
        Bought: {
            title: string;
            /** @description Slug of the city that it leads to or lies in, or of the country. */
            place: string;
            startsAt: components["schemas"]["Moment"];
            endsAt: components["schemas"]["Moment"];
            people: number;
            /** @description It begins on a day and at no hour; left out where it begins at an hour. */
            isAllDay?: boolean;
        };
        /** @description The core, `product`, and what that product says of it in `item`; the kinds come from the products' files. */
        Order: components["schemas"]["CardOrder"] | components["schemas"]["FlightOrder"] | components["schemas"]["HotelOrder"] | components["schemas"]["InsuranceOrder"] | components["schemas"]["ToursOrder"] | components["schemas"]["TransportOrder"] | components["schemas"]["VisaOrder"];
        /** @description What is to change, by a `kind` of its product; the kinds come from the products' files. */
        ChangeWish: {
            kind: string;
        } | components["schemas"]["FlightChange"] | components["schemas"]["HotelChange"] | components["schemas"]["InsuranceChange"] | components["schemas"]["ToursChange"] | components["schemas"]["TransportChange"];
        ChangeRequest: {
            wish: components["schemas"]["ChangeWish"];
        };
        /** @description What the page showed. */
        ChangeConfirmation: {
            /** @description In EUR. */
            toPay: components["schemas"]["Money"];
            /** @description In EUR. */
            toGive: components["schemas"]["Money"];
            /**
             * @description Where the money goes that comes back.
             * @enum {string}
             */
            to: "card" | "balance";
        };
        /** @description A change of an issued order, with the order as it is after it. */
        OrderChange: {
            /** Format: uuid */
            changeId: string;
            ordinal: number;
            /** @description Of the wish. */
            kind: string;
            /**
             * @description quoted: held until `until`. paying: its difference is at the bank. changing: paid or confirmed, and the supplier is asked. done. lapsed: nobody took it until `until`, or something else ended it before (`at`), such as a cancellation. refused: by the supplier; what was paid for it went back, and the order stays.
             * @enum {string}
             */
            status: "quoted" | "paying" | "changing" | "done" | "lapsed" | "refused";
            until: components["schemas"]["Moment"];
            summary: components["schemas"]["Bought"];
            /** @description As `item` of the order, in the words of its product. */
            item: {
                [key: string]: unknown;
            };
            lines: components["schemas"]["OrderLine"][];
            /** @description Who has another name after it; empty once it has ended. */
            people: {
                position: number;
                title: components["schemas"]["TitleOrNone"];
                firstName: string;
                lastName: string;
            }[];
            oldTotal: components["schemas"]["Money"];
            /** @description In EUR, with fees and with what is kept, the discount taken off. */
            newTotal: components["schemas"]["Money"];
            /** @description Now; zero where nothing is. */
            toPay: {
                EUR: components["schemas"]["Money"];
                USD: components["schemas"]["Money"];
            };
            /** @description What comes back; less than the difference of the totals where a rest is owed, which is lowered first. */
            toGive: {
                /** @description In EUR. */
                sum: components["schemas"]["Money"];
                /** @description Where it goes, unless the balance is to have all of it. */
                back: components["schemas"]["MoneyBack"];
            };
            /** @description When it was quoted, or ended. */
            at: components["schemas"]["Moment"];
        };
        /** @description What is to be paid next: a part of an order that is paid in two, or the difference of a change. */
        PaymentDue: {
            purpose: components["schemas"]["PaymentPurpose"];
            amounts: {
                EUR: components["schemas"]["Money"];
                USD: components["schemas"]["Money"];
            };
            /** @description An unpaid rest cancels the order then, by its rules; a change whose difference is not paid lapses then. null of a deposit, for which the hold says it. */
            dueAt: components["schemas"]["Moment"] | null;
            /** @description What is left after it. */
            later: {
                amount: components["schemas"]["Money"];
                dueAt: components["schemas"]["Moment"];
            } | null;
        };
        /** @enum {string} */
        PaymentPurpose: "full" | "deposit" | "balance" | "difference";
        /** @description Whole rials; up to 64 bits in the books, far below 2^53 on any card. */
        Rials: number;
        /** @description An open-market rate of its day. Rials for one euro and for one US dollar. */
        CardRates: {
            on: components["schemas"]["Day"];
            EUR: number;
            USD: number;
        };
        CardQuote: {
            rates: components["schemas"]["CardRates"];
            /** @description The rate is older than it may be; the page says so. */
            isOverdue: boolean;
            from: components["schemas"]["Moment"];
            until: components["schemas"]["Moment"];
            /** @description To be sent back as it is. */
            quote: string;
            /** @description The least load. */
            least: components["schemas"]["CardBounds"];
            /** @description The most for an empty card. */
            most: components["schemas"]["CardBounds"];
            cardPrice: components["schemas"]["Money"];
            /** @description Inside the load. */
            feePercent: number;
            deliveryPrices: {
                to: components["schemas"]["CardWay"];
                price: components["schemas"]["Money"];
            }[];
            serverNow: components["schemas"]["Moment"];
            /** @description Issuer, shops and desk are our own simulation. */
            isSimulated: boolean;
        };
        CardBounds: {
            EUR: components["schemas"]["Money"];
            USD: components["schemas"]["Money"];
        };
        /**
         * @description A desk at an airport, a hotel in Iran, or the region of a home that it is posted to.
         * @enum {string}
         */
        CardWay: "desk" | "hotel" | "europe" | "turkey_gulf_caucasus" | "asia_pacific" | "africa_latin_america";
        /**
         * @description With a desk; a sample of ours.
         * @enum {string}
         */
        CardAirport: "IKA" | "MHD" | "SYZ" | "TBZ" | "IFN" | "KIH";
        /** @description Where a card goes. The address of a home is an answer (`deliveryAddress`) with the holder, never here. */
        CardDelivery: components["schemas"]["CardToDesk"] | components["schemas"]["CardToHotel"] | components["schemas"]["CardToHome"];
        CardToDesk: {
            /** @enum {string} */
            to: "desk";
            airport: components["schemas"]["CardAirport"];
        };
        CardToHotel: {
            /** @enum {string} */
            to: "hotel";
            hotel: string;
            city: string;
            /**
             * Format: uuid
             * @description The order of the stay, where it is one of the same owner: when that is cancelled, the card needs another place.
             */
            stay?: string;
        };
        CardToHome: {
            /** @enum {string} */
            to: "europe" | "turkey_gulf_caucasus" | "asia_pacific" | "africa_latin_america";
        };
        CardDeliveryChange: {
            /** @description YYYY-MM-DD, in Iran. */
            arrival: string;
            delivery: components["schemas"]["CardDelivery"];
            /** @description Of a home; left out for a desk and a hotel, and where the home stays. */
            address?: string;
        };
        CardWish: components["schemas"]["CardWishNew"] | components["schemas"]["CardWishLoad"] | components["schemas"]["CardWishReplacement"];
        CardWishNew: {
            /** @enum {string} */
            kind: "new";
            quote: string;
            /** @description YYYY-MM-DD, in Iran. */
            arrival: string;
            delivery: components["schemas"]["CardDelivery"];
            load: components["schemas"]["CardAmount"];
        };
        CardWishLoad: {
            /** @enum {string} */
            kind: "load";
            quote: string;
            /**
             * Format: uuid
             * @description The order of the kind `new`, whose page is the card.
             */
            cardOrderId: string;
            load: components["schemas"]["CardAmount"];
        };
        CardWishReplacement: {
            /** @enum {string} */
            kind: "replacement";
            /** Format: uuid */
            cardOrderId: string;
        };
        /** @description What is paid, the fee inside. Dollars become euros at the rate of the quote, and the euros stay. */
        CardAmount: {
            /** @description Minor units. */
            amount: number;
            /** @enum {string} */
            currency: "EUR" | "USD";
        };
        CardLoad: {
            /** @description In euros, fee inside. */
            amount: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            /** @description What becomes rials. */
            changed: components["schemas"]["Money"];
            rials: components["schemas"]["Rials"];
            /** @description Rials for a euro. */
            rate: number;
            on: components["schemas"]["Day"];
        };
        /**
         * @description Kinds of pictures. passport is asked of everybody; the others only where the issuer asks (`moreInfo`): visa or entry stamp, where the first night is, a photo with the open passport, a changed name, a residence card, where the money comes from.
         * @enum {string}
         */
        CardPaper: "passport" | "visa" | "stay" | "selfie" | "name" | "residence" | "source";
        CardPapers: {
            papers: components["schemas"]["StoredPicture"][];
        };
        /** @description Nothing in it says who somebody is. */
        CardItem: {
            /** @enum {string} */
            kind: "new" | "load" | "replacement";
            /**
             * Format: uuid
             * @description The order whose page is the card; of a `new` one itself.
             */
            cardOrderId: string;
            /** @description Of the card; 0 for a load. */
            price: components["schemas"]["Money"];
            /** @description Of a new one. */
            arrival: components["schemas"]["Day"] | null;
            /** @description Of a new one. */
            delivery: components["schemas"]["CardDelivery"] | null;
            deliveryPrice: components["schemas"]["Money"];
            /** @description Of a new one: by today until it is paid, and later when papers were missing. */
            promise: components["schemas"]["CardPromise"] | null;
            /** @description At the rate that counts. null for a replacement. */
            load: components["schemas"]["CardLoad"] | null;
            /** @description At the quote before, where that ended and the rate is another now. */
            loadBefore: components["schemas"]["CardLoad"] | null;
            /** @description Papers that are asked for now. */
            asked: components["schemas"]["CardPaper"][];
            /** @description Until when they are waited for; then everything comes back. */
            answerBy: components["schemas"]["Moment"] | null;
            /** @description The stay that it was to be sent to was cancelled: another place is needed (`changeCardDelivery`). Left out: no. */
            isPlaceLost?: boolean;
            isSimulated: boolean;
        };
        /** @description By the slowest of each part, in working days of Iran. */
        CardPromise: {
            checkedBy: components["schemas"]["Day"];
            madeBy: components["schemas"]["Day"];
            thereBy: components["schemas"]["Day"];
            /** @enum {string} */
            fit: "in_time" | "late" | "after_leaving_home";
        };
        /** @description An order of the travel card. A `new` one is `issuing` while the issuer looks at the papers (`identityCheck`, `moreInfo`); `issued` without a stage is approved, and the load is in the books; then `producing`, `outForDelivery`, `delivered`, or `returned` where nobody fetched it. Not approved: it is cancelled by us and all money comes back. */
        CardOrder: components["schemas"]["OrderCore"] & {
            /** @enum {string} */
            product: "card";
            stage?: ("identityCheck" | "moreInfo" | "producing" | "outForDelivery" | "delivered" | "returned") | null;
            item: components["schemas"]["CardItem"];
        };
        /**
         * @description waiting: paid, not there yet. activating: there, to be switched on. active. blocked. replacing: a new plastic is on its way. expired: its year is over, only closing works. closing: the desk pays what is left. closed.
         * @enum {string}
         */
        CardState: "waiting" | "activating" | "active" | "blocked" | "replacing" | "expired" | "closing" | "closed";
        /** @enum {string} */
        CardAct: "activate" | "unblock" | "replace" | "close" | "pin";
        Card: {
            /** Format: uuid */
            orderId: string;
            state: components["schemas"]["CardState"];
            /** @description pin: three wrong ones. bank: a load was taken back after it was spent. */
            blockedBy: ("owner" | "desk" | "pin" | "bank") | null;
            balance: components["schemas"]["Rials"];
            /** @description In euros at the rates below, rounded down. */
            about: components["schemas"]["Money"];
            rates: components["schemas"]["CardRates"];
            /** @description null until it is approved. */
            lastDay: components["schemas"]["Day"] | null;
            /** @description The last four of the number of the plastic. */
            lastDigits: string | null;
            /** @description Which plastic it is: 2 after the first replacement. */
            plastic: number;
            limits: {
                shop: components["schemas"]["CardLimit"];
                cash: components["schemas"]["CardLimit"];
                /** @description The next midnight in Tehran. */
                endsAt: components["schemas"]["Moment"];
            };
            alertAbove: components["schemas"]["Rials"] | null;
            /** @description What can be done now. */
            allowed: ("activate" | "block" | "unblock" | "replace" | "load" | "close" | "pin")[];
            leastLoad: components["schemas"]["CardBounds"];
            /** @description Beside the balance. */
            mostLoad: components["schemas"]["CardBounds"];
            replacement: {
                /** @description 0.00: `replaceCard`; else `holdCard`. */
                price: components["schemas"]["Money"];
                nextFreeOn: components["schemas"]["Day"] | null;
            };
            /** @description What a closing gives now. */
            left: {
                atDesk: components["schemas"]["Money"];
                toBalance: components["schemas"]["Money"];
                /** @description Less when it goes to the balance, 7 %. */
                fee: components["schemas"]["Money"];
            };
            /** @description There is a desk that pays in cash. */
            hasDesk: boolean;
            /** @description Of an expired one: the last day on which it can be closed. */
            closeBy: components["schemas"]["Day"] | null;
            /** @description Owed on the balance of the account for a load that the bank took back. */
            owed: components["schemas"]["Money"];
            serverNow: components["schemas"]["Moment"];
            isSimulated: boolean;
        };
        CardLimit: {
            aDay: components["schemas"]["Rials"];
            left: components["schemas"]["Rials"];
        };
        CardLines: {
            lines: components["schemas"]["CardLine"][];
            /** @description There is more before it. */
            next: number | null;
        };
        CardLine: {
            seq: number;
            at: components["schemas"]["Moment"];
            /** @enum {string} */
            what: "load" | "loadBack" | "loadTakenBack" | "shop" | "cash" | "reversal" | "shopRefund" | "closing";
            /** @description More or less on the card. */
            rials: number;
            /** @description After it. */
            balance: components["schemas"]["Rials"];
            /** @description Of a load or a closing, with the fee. */
            amount: components["schemas"]["Money"] | null;
            fee: components["schemas"]["Money"] | null;
            /** @description Rials for a euro. */
            rate: number | null;
        };
        CardCodeRequest: {
            act: components["schemas"]["CardAct"];
        };
        CardCodeSent: {
            act: components["schemas"]["CardAct"];
            emailMasked: string;
            /** @description 120 seconds after the sending; then another can be asked for. */
            endsAt: components["schemas"]["Moment"];
            serverNow: components["schemas"]["Moment"];
        };
        CardClosing: {
            code: string;
            /** @enum {string} */
            to: "desk" | "balance";
            /** @description What the page said: `left.atDesk` or `left.toBalance`. */
            expected: components["schemas"]["CardAmount"];
        };
        CardPin: {
            pin: string;
            /** @description Ten seconds later. */
            hideAt: components["schemas"]["Moment"];
            serverNow: components["schemas"]["Moment"];
        };
        CardAlert: {
            above: components["schemas"]["Rials"] | null;
        };
        CardSpending: {
            /** Format: uuid */
            cardOrderId: string;
            /** @enum {string} */
            place: "shop" | "cash";
            rials: number;
            pin: string;
        };
        CardPayment: {
            /** @description null: declined. */
            paymentId: string | null;
            at: components["schemas"]["Moment"];
            /** @enum {string} */
            place: "shop" | "cash";
            rials: components["schemas"]["Rials"];
            declined: ("wrong_pin" | "not_active" | "expired" | "limit_of_day" | "not_enough") | null;
            reversedAt: components["schemas"]["Moment"] | null;
            refunded: components["schemas"]["Rials"];
            /** @description Of the card now. */
            balance: components["schemas"]["Rials"];
            isSimulated: boolean;
        };
        CardShopRefund: {
            rials: number;
        };
        StaffCardOrders: {
            orders: components["schemas"]["StaffCardOrderRow"][];
            serverNow: components["schemas"]["Moment"];
        };
        StaffCardOrderRow: {
            /** Format: uuid */
            orderId: string;
            reference: string;
            paidAt: components["schemas"]["Moment"];
            /** @enum {string} */
            stage: "identityCheck" | "moreInfo" | "approved" | "producing" | "outForDelivery";
            asked: components["schemas"]["CardPaper"][];
            arrival: components["schemas"]["Day"];
            checkedBy: components["schemas"]["Day"];
            thereBy: components["schemas"]["Day"];
        };
        StaffCardOrder: {
            order: components["schemas"]["StaffCardOrderRow"];
            holder: {
                firstName: string;
                lastName: string;
                birthDate: components["schemas"]["Day"];
                nationality: string;
                passportNumber: string;
                passportExpiry: string;
            };
            pictures: {
                paper: components["schemas"]["CardPaper"];
                /** Format: uuid */
                pictureId: string;
            }[];
            /** @description What can be decided now. */
            steps: components["schemas"]["StaffCardStep"][];
            serverNow: components["schemas"]["Moment"];
        };
        /** @enum {string} */
        StaffCardStep: "approve" | "askPapers" | "reject" | "produce" | "send" | "deliver" | "return";
        StaffCardDecision: {
            step: components["schemas"]["StaffCardStep"];
            /**
             * @description Of `askPapers`.
             * @default []
             */
            papers: components["schemas"]["CardPaper"][];
        };
        DeskCardQuestion: {
            reference: string;
            lastName: string;
            /** @description YYYY-MM-DD. */
            birthDate: string;
        };
        DeskCard: {
            reference: string;
            state: components["schemas"]["CardState"];
            blockedBy: ("owner" | "desk" | "pin" | "bank") | null;
            /** @description It can be handed over. */
            isWaitingHere: boolean;
            /** @description What a closing left to be paid in cash. */
            toPay: components["schemas"]["Money"] | null;
            serverNow: components["schemas"]["Moment"];
        };
        LocalizedName: {
            /** @enum {string} */
            language: "en-US" | "fa-IR";
            value: string;
        };
        DomesticAirport: {
            name: string;
            displayName: components["schemas"]["LocalizedName"][];
            domainCode: components["schemas"]["AirportCode"];
            isPopular: boolean;
        };
        AirportCode: string;
        /** @enum {string} */
        Path: "departing" | "returning";
        FlightSearch: {
            origin: components["schemas"]["AirportCode"];
            destination: components["schemas"]["AirportCode"];
            departureDate: components["schemas"]["Day"];
            /** @description Only for a return trip. */
            returnDate?: components["schemas"]["Day"];
            adult: number;
            child: number;
            infant: number;
        };
        FlightAvailability: {
            searchedAt: components["schemas"]["Moment"];
            /** @description 600 s after searchedAt the list counts as old. */
            expiresAt: components["schemas"]["Moment"];
            departing: components["schemas"]["LegAvailability"];
            returning: components["schemas"]["LegAvailability"] | null;
        };
        LegAvailability: {
            date: components["schemas"]["Day"];
            offers: components["schemas"]["FlightOffer"][];
            /** @description Seven days around the date, past ones left out. */
            days: components["schemas"]["DayPrice"][];
            /**
             * @description No airline flies this route on any day; left out otherwise.
             * @constant
             */
            isUnserved?: true;
        };
        DayPrice: {
            date: components["schemas"]["Day"];
            /** @description The lowest total for all travellers; null on a day without seats for them. */
            lowest: components["schemas"]["Money"] | null;
        };
        RefundStep: {
            /** @description The step ends here; the last one ends at departure. */
            until: components["schemas"]["Moment"];
            /** @description Share of the fare that comes back. */
            percent: number;
        };
        Flight: {
            airline: string;
            airlineName: string;
            flightNumber: string;
            aircraft: string;
            origin: components["schemas"]["AirportCode"];
            destination: components["schemas"]["AirportCode"];
            departsAt: components["schemas"]["Moment"];
            arrivesAt: components["schemas"]["Moment"];
            /** @description Known for Tehran Mehrabad only, from an old list; null elsewhere. */
            terminal: string | null;
        };
        Fare: {
            kind: components["schemas"]["FareKind"];
            fareClass: string;
            checkedKg: number;
            handKg: number;
            refundSteps: components["schemas"]["RefundStep"][];
        };
        /** @description Per person, taxes and our fee included. */
        UnitPrices: {
            adult: components["schemas"]["Money"];
            child: components["schemas"]["Money"];
            infant: components["schemas"]["Money"];
        };
        FlightOffer: {
            /** @description Signed: says the fare, the passengers, the total and the end. */
            offerId: string;
            flight: components["schemas"]["Flight"];
            fare: components["schemas"]["Fare"];
            prices: components["schemas"]["UnitPrices"];
            total: components["schemas"]["Money"];
            /** @description Count of the stock table at searchedAt. */
            seatsLeft: number;
            /** @description 1500 s after searchedAt. */
            expiresAt: components["schemas"]["Moment"];
        };
        LowestFare: {
            destination: components["schemas"]["AirportCode"];
            adult: components["schemas"]["Money"];
            date: components["schemas"]["Day"];
            durationMinutes: number;
        };
        FlightHoldRequest: {
            /** @description One per leg, departing first. */
            offerIds: string[];
            /** @description The new total that was accepted after price_changed. */
            acceptedTotal?: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description A hold of this visitor that ends with this one.
             */
            replacesOrderId?: string;
        };
        OrderLeg: {
            path: components["schemas"]["Path"];
            flight: components["schemas"]["Flight"];
            fare: components["schemas"]["Fare"];
            prices: components["schemas"]["UnitPrices"];
            /** @description The airline moved this flight after it was sold; left out otherwise. Until it is accepted another flight costs nothing, and all that was paid comes back until the first flight leaves; then what was paid for this one, until it leaves. */
            moved?: {
                /** @description When we were told. */
                at: components["schemas"]["Moment"];
                /** @description As it was sold. */
                departsAt: components["schemas"]["Moment"];
                arrivesAt: components["schemas"]["Moment"];
                terminal: string | null;
                isAccepted: boolean;
            };
        };
        /** @description A line of the price of flights, by leg and age class. */
        FlightLine: components["schemas"]["OrderLine"] & {
            /**
             * @description A leg, or what was kept of the flight that a leg had before.
             * @enum {string}
             */
            part: "departing" | "returning" | "keptDeparting" | "keptReturning";
            ageClass?: components["schemas"]["AgeClass"];
        };
        /** @description Cancel for any reason for the whole order (cancelPackage). Never chosen beforehand. */
        Protection: {
            price: components["schemas"]["Money"];
            refundPercent: number;
            untilAt: components["schemas"]["Moment"];
            isChosen: boolean;
        };
        FlightChange: components["schemas"]["FlightDateChange"] | components["schemas"]["FlightNameChange"] | components["schemas"]["FlightTimeChange"];
        /** @description A leg moves to another flight of the same route, for all who fly. */
        FlightDateChange: {
            /** @enum {string} */
            kind: "date";
            path: components["schemas"]["Path"];
            date: components["schemas"]["Day"];
            flightNumber: string;
            fareClass: string;
        };
        /** @description A time to which the airline moved a flight is accepted. */
        FlightTimeChange: {
            /** @enum {string} */
            kind: "time";
            path: components["schemas"]["Path"];
        };
        /** @description A name that was typed wrongly; the ticket of this person is issued anew. */
        FlightNameChange: {
            /** @enum {string} */
            kind: "name";
            person: number;
            firstName: string;
            lastName: string;
        };
        /** @description An order of flights. */
        FlightOrder: components["schemas"]["OrderCore"] & {
            /** @enum {string} */
            product: "flights";
            change?: {
                /** @enum {string} */
                kind: "date" | "name" | "time";
            };
            lines?: components["schemas"]["FlightLine"][];
            item: components["schemas"]["FlightItem"];
        };
        FlightItem: {
            /** @enum {string} */
            type: "oneWay" | "twoWay";
            adult: number;
            child: number;
            infant: number;
            legs: components["schemas"]["OrderLeg"][];
            /** @description Of each passenger, the age class that is paid on each leg; a birthday between the legs changes it. Empty before the passengers are set. */
            fareClasses: components["schemas"]["AgeClass"][][];
            protection: components["schemas"]["Protection"];
        };
        /**
         * @description By the country of the hotel or destination. IR in any case is domestic-hotel.
         * @enum {string}
         */
        HotelType: "domestic-hotel" | "hotel";
        PlaceName: {
            en: string;
            /** @description null where no Persian name is known; none is made by machine. */
            fa: string | null;
        };
        GeoPoint: {
            lat: number;
            lon: number;
        };
        /** @enum {string} */
        DestinationType: "city" | "area" | "sight" | "hotel";
        HotelDestinationId: string;
        HotelDestination: {
            type: components["schemas"]["DestinationType"];
            id: components["schemas"]["HotelDestinationId"];
            name: components["schemas"]["PlaceName"];
            /** @description The city itself for a city. */
            city: components["schemas"]["PlaceName"];
            country: components["schemas"]["CountryCode"];
            hotelType: components["schemas"]["HotelType"];
            /** @description How many hotels a search there looks at. */
            hotels: number;
            point: components["schemas"]["GeoPoint"] | null;
        };
        /**
         * @description approx: within about 500 m. area: only the quarter is known; it is not measured to anything.
         * @enum {string}
         */
        HotelPrecision: "exact" | "approx" | "area";
        LowestRoom: {
            city: components["schemas"]["HotelDestinationId"];
            /** @description The address of its page after `/hotel/`. */
            link: string;
            name: string;
            point: components["schemas"]["GeoPoint"];
            precision: components["schemas"]["HotelPrecision"];
            /** @description Of one room for two people, all nights. */
            total: components["schemas"]["Money"];
        };
        /** @description One searched room. An age of 30 marks an adult. A child is 0 to 17 on the day of arrival; from 13 on it counts as an adult. The limits of 1 to 9 rooms and 9 guests in all are told by field (422), so that a page can say which. */
        HotelRoomParty: {
            adults: number[];
            children: number[];
            /** @description A room type that was chosen before; shown first, nothing else. */
            type?: string;
        };
        HotelRoomParties: components["schemas"]["HotelRoomParty"][];
        HotelSearch: {
            /** @description YYYY-MM-DD, a day where the hotel is. */
            checkIn: string;
            /** @description YYYY-MM-DD. */
            checkOut: string;
            rooms: components["schemas"]["HotelRoomParties"];
            destination: {
                type: components["schemas"]["DestinationType"];
                id: components["schemas"]["HotelDestinationId"];
            };
        };
        HotelRoomSearch: {
            hotelId: components["schemas"]["HotelDestinationId"];
            /** @description YYYY-MM-DD. */
            checkIn: string;
            /** @description YYYY-MM-DD. */
            checkOut: string;
            rooms: components["schemas"]["HotelRoomParties"];
        };
        /** @enum {string} */
        HotelKind: "hotel" | "boutique" | "traditional house" | "garden hotel" | "caravanserai" | "apartment" | "guest house";
        /** @description A sight whose place has a source; only these are measured. */
        HotelSight: {
            id: components["schemas"]["HotelDestinationId"];
            name: components["schemas"]["PlaceName"];
            point: components["schemas"]["GeoPoint"];
        };
        /** @description A hotel as a list shows it. */
        HotelSummary: {
            hotelId: components["schemas"]["HotelDestinationId"];
            /** @description Its address below /hotel/, as `isfahan/abbasi-hotel`. */
            link: string;
            name: components["schemas"]["PlaceName"];
            /** @description 0 for a house without an official class. */
            stars: number;
            kind: components["schemas"]["HotelKind"];
            area: components["schemas"]["PlaceName"];
            city: components["schemas"]["HotelCity"];
            country: components["schemas"]["CountryCode"];
            hotelType: components["schemas"]["HotelType"];
            point: components["schemas"]["GeoPoint"];
            precision: components["schemas"]["HotelPrecision"];
            /** @description Minutes on foot to sights up to an hour away, nearest first; straight line × 1.3 at 4.8 km/h. Empty for `area`. */
            walks: {
                sightId: components["schemas"]["HotelDestinationId"];
                minutes: number;
            }[];
            amenities: string[];
            /**
             * @description onRequest: the hotel is asked first, and answers within three hours.
             * @enum {string}
             */
            answers: "atOnce" | "onRequest";
            /** @description A sample of the house that does not exist; said wherever it is named. */
            isInvented: boolean;
        };
        HotelCity: {
            slug: components["schemas"]["HotelDestinationId"];
            name: components["schemas"]["PlaceName"];
        };
        HotelLand: {
            /** @description The slug of its one address. */
            land: string;
            /** @enum {string} */
            type: "city" | "country";
            name: components["schemas"]["PlaceName"];
            country: components["schemas"]["CountryCode"];
            hotelType: components["schemas"]["HotelType"];
            point: components["schemas"]["GeoPoint"] | null;
            hotels: components["schemas"]["HotelSummary"][];
        };
        /** @enum {string} */
        HotelBoard: "roomOnly" | "breakfast" | "halfBoard" | "fullBoard";
        /**
         * @description now: all of it here. atHotel: a deposit here, the rest at the desk.
         * @enum {string}
         */
        HotelPayment: "now" | "atHotel";
        HotelAvailability: {
            searchedAt: components["schemas"]["Moment"];
            /** @description 600 s after searchedAt the list counts as old. */
            expiresAt: components["schemas"]["Moment"];
            destination: components["schemas"]["HotelDestination"];
            /** @description IANA name: the days are those of the place, and its moments are told so. */
            timeZone: string;
            checkIn: components["schemas"]["Day"];
            checkOut: components["schemas"]["Day"];
            nights: number;
            guests: number;
            sights: components["schemas"]["HotelSight"][];
            /** @description Cheapest first. */
            offers: components["schemas"]["HotelOffer"][];
            /** @description With no rooms for these people on these nights. */
            soldOut: components["schemas"]["HotelFull"][];
        };
        HotelOffer: {
            hotel: components["schemas"]["HotelSummary"];
            /** @description The cheapest for all rooms together. */
            best: components["schemas"]["HotelPrice"];
            /** @description The cheapest with breakfast, with free cancellation, and with both, each where the hotel has it, for filters. The first is `best`. */
            choices: components["schemas"]["HotelPrice"][];
        };
        /** @description Of all searched rooms and all nights, with what is paid at the desk, without the city tax. */
        HotelPrice: {
            total: components["schemas"]["Money"];
            /** @description The total by the nights, rounded up. */
            perNight: components["schemas"]["Money"];
            hasBreakfast: boolean;
            /** @description Until when everything comes back; null where that is never or over. */
            freeUntil: components["schemas"]["Moment"] | null;
            /**
             * @description Of what is paid here, of who cancels now; `all` goes with freeUntil.
             * @enum {string}
             */
            comesBack: "all" | "part" | "none";
            payment: components["schemas"]["HotelPayment"];
            /** @description Count of the stock table at searchedAt of the scarcest room type in it, with what the visitor holds. */
            roomsLeft: number;
        };
        HotelFull: {
            hotel: components["schemas"]["HotelSummary"];
            /**
             * @description full: no rooms. stayTooShort: it sells these nights in longer stays only. roomsTooSmall: no room is for so many people.
             * @enum {string}
             */
            why: "full" | "stayTooShort" | "roomsTooSmall";
            /** @description For stayTooShort. */
            minNights?: number;
            /** @description For stayTooShort first the shortest stay with the asked nights in it; then stays of as many nights within 14 days around, nearest first. */
            nearest: components["schemas"]["StayDates"][];
        };
        StayDates: {
            checkIn: components["schemas"]["Day"];
            checkOut: components["schemas"]["Day"];
            total: components["schemas"]["Money"];
        };
        HotelRoomType: {
            roomId: components["schemas"]["HotelDestinationId"];
            name: components["schemas"]["PlaceName"];
            /** @description In words, as "one double or two single beds". */
            beds: string;
            squareMetres: number | null;
            /** @description People whose beds are in the price. */
            sleeps: number;
            extraBeds: number;
            amenities: string[];
        };
        /** @description House rules that bite. */
        HotelRules: {
            checkInFrom: components["schemas"]["ClockTime"];
            checkOutUntil: components["schemas"]["ClockTime"];
            /** @description Later than this the room may be given away unless the hotel was told. */
            keepsUntil: components["schemas"]["ClockTime"];
            /** @description Every guest shows a passport at the desk. */
            passports: boolean;
            /** @description The desk keeps it for the stay; null where we do not know. */
            passportKept: boolean | null;
            /** @description Younger children stay free. */
            freeUnderAge: number;
            /** @description Up to this age half of a person's share is paid. */
            halfUntilAge: number;
            /** @description The lead guest is at least so old. */
            minGuestAge: number;
            quietHours?: string | null;
            notes: string[];
        };
        /** @description On the clocks of the hotel. */
        ClockTime: string;
        /** @description Paid at the desk, not part of any total. */
        HotelCityTax: {
            each: components["schemas"]["Money"];
            /** @enum {string} */
            per: "roomNight" | "personNight";
            fromAge: number;
        };
        Hotel: {
            hotel: components["schemas"]["HotelSummary"];
            /** @description IANA name; nights and times of the hotel are there. */
            timeZone: string;
            about: string;
            rooms: components["schemas"]["HotelRoomType"][];
            rules: components["schemas"]["HotelRules"];
            cityTax: components["schemas"]["HotelCityTax"] | null;
            sights: components["schemas"]["HotelSight"][];
            /** @description null outside of Iran. */
            driver: components["schemas"]["DriverCard"] | null;
            /** @description How sure the facts are. Rooms, prices and stock are simulated until a supplier is plugged in. */
            source: {
                /** @enum {string} */
                confidence: "high" | "medium" | "low";
                isSimulated: boolean;
            };
        };
        /** @description To show in a taxi. Nothing is transliterated by machine. */
        DriverCard: {
            /** @description The Persian sentence with what is known in Persian; a Latin name in it is isolated. */
            fa: string;
            /** @description What it says. */
            en: string;
            /** @description What has no known Persian name: the name stands in Latin letters, the area is left out. */
            missing: ("name" | "area")[];
        };
        HotelStay: {
            searchedAt: components["schemas"]["Moment"];
            expiresAt: components["schemas"]["Moment"];
            hotelId: components["schemas"]["HotelDestinationId"];
            checkIn: components["schemas"]["Day"];
            checkOut: components["schemas"]["Day"];
            nights: number;
            guests: number;
            /** @description One for each searched room, in their order. */
            rooms: {
                party: components["schemas"]["HotelRoomParty"];
                /** @description By room type, cheapest rate first. */
                choices: components["schemas"]["HotelChoice"][];
            }[];
            /** @description Offers for all rooms that go together at the lowest sum, one for each; null where there are none. */
            best: {
                offerIds: components["schemas"]["HotelOfferId"][];
                total: components["schemas"]["Money"];
            } | null;
            /** @description Of the whole stay, at the desk. */
            cityTax: components["schemas"]["Money"] | null;
            /** @description The least that is sold over these nights. */
            minNights: number;
            /** @description Empty where there are choices for each room. */
            nearest: components["schemas"]["StayDates"][];
        };
        /** @description Signed: says the hotel, the nights, the room, the rate, the people, the price and the end. */
        HotelOfferId: string;
        /** @description What a rate is, as it was sold. */
        RateTerms: {
            rateId: components["schemas"]["HotelDestinationId"];
            board: components["schemas"]["HotelBoard"];
            payment: components["schemas"]["HotelPayment"];
            /** @description What comes back until when, of what is paid here. After the last step nothing does. */
            refundSteps: components["schemas"]["HotelRefundStep"][];
        };
        HotelRefundStep: {
            until: components["schemas"]["Moment"];
            percent: number;
        };
        /** @description One room type at one rate, for one of the searched rooms. */
        HotelChoice: {
            offerId: components["schemas"]["HotelOfferId"];
            room: components["schemas"]["HotelRoomType"];
            rate: components["schemas"]["RateTerms"];
            /** @description Of this room, all nights. */
            total: components["schemas"]["Money"];
            perNight: components["schemas"]["Money"];
            /** @description What is paid here. */
            payNow: components["schemas"]["Money"];
            /** @description What is paid at the desk. */
            payAtHotel: components["schemas"]["Money"];
            freeUntil: components["schemas"]["Moment"] | null;
            /** @description Count of the stock table at searchedAt, with what the visitor holds. */
            roomsLeft: number;
            /** @description 1500 s after searchedAt. */
            expiresAt: components["schemas"]["Moment"];
        };
        HotelHoldRequest: {
            /** @description One for each searched room, in their order. */
            offerIds: components["schemas"]["HotelOfferId"][];
            /** @description The new total of the stay that was accepted after price_changed. */
            acceptedTotal?: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description A hold of this visitor that ends with this one.
             */
            replacesOrderId?: string;
        };
        /** @description Which of the searched rooms is gone, and what else the same hotel has for it. */
        StayProblem: {
            room: number;
            others: components["schemas"]["HotelChoice"][];
        };
        HotelInquiryRequest: {
            offerIds: components["schemas"]["HotelOfferId"][];
            /** @description Where a guest wants the answer; forgotten with it. Whose account asks gets it there. */
            email?: string;
        };
        /** @description inquiring: the hotel thinks. offered: the rooms are held for an hour. */
        HotelInquiry: components["schemas"]["InquiryCore"] & {
            hotelId: components["schemas"]["HotelDestinationId"];
            link: string;
            name: components["schemas"]["PlaceName"];
            checkIn: components["schemas"]["Day"];
            checkOut: components["schemas"]["Day"];
            rooms: components["schemas"]["HeldRoom"][];
            /** @description With what is paid at the desk. */
            total: components["schemas"]["Money"];
            payAtHotel: components["schemas"]["Money"];
            /** @description No hotel is asked; our own simulation answers. */
            isSimulated: boolean;
        };
        /** @description An order of a stay in a hotel. */
        HotelOrder: components["schemas"]["OrderCore"] & {
            /** @enum {string} */
            product: "hotels";
            change?: {
                /** @enum {string} */
                kind: "nights" | "guest" | "arrival";
            };
            item: components["schemas"]["HotelItem"];
        };
        HotelItem: {
            hotelId: components["schemas"]["HotelDestinationId"];
            link: string;
            name: components["schemas"]["PlaceName"];
            city: components["schemas"]["HotelCity"];
            area: components["schemas"]["PlaceName"];
            country: components["schemas"]["CountryCode"];
            hotelType: components["schemas"]["HotelType"];
            stars: number;
            point: components["schemas"]["GeoPoint"];
            /** @enum {string} */
            precision: "exact" | "approx" | "area";
            timeZone: string;
            checkIn: components["schemas"]["Day"];
            checkOut: components["schemas"]["Day"];
            nights: number;
            checkInAt: components["schemas"]["Moment"];
            checkOutAt: components["schemas"]["Moment"];
            keepsUntilAt: components["schemas"]["Moment"];
            /** @description Until when everything that was paid here comes back; null where it never did. */
            freeUntil: components["schemas"]["Moment"] | null;
            rooms: components["schemas"]["HeldRoom"][];
            /** @description What is paid here for each night of these rooms, without discount. */
            byNight: {
                night: components["schemas"]["Day"];
                amount: components["schemas"]["Money"];
            }[];
            /** @description Rooms that were given back, with the places of their guests among the passengers. */
            left: {
                number: number;
                name: components["schemas"]["PlaceName"];
                people: number[];
            }[];
            /** @description Of each passenger of the order, where and how old; empty before the passengers are set. */
            guests: {
                /** @description Place among the rooms; null where the room was given back. */
                room: number | null;
                age: number;
            }[];
            /** @description What these rooms cost online, with the discount taken off. */
            paid: components["schemas"]["Money"];
            /** @description With what is paid at the desk. */
            stayTotal: components["schemas"]["Money"];
            payAtHotel: components["schemas"]["Money"];
            /** @description At the desk, besides. */
            cityTax: components["schemas"]["Money"] | null;
            rules: components["schemas"]["HotelRules"];
            /** @description null outside of Iran. */
            driver: components["schemas"]["DriverCard"] | null;
            /** @description Between which hours, as "17-18", or "later"; empty where nothing was said. */
            arrival: string;
            /** @description Empty for who only found the order by its reference. */
            wishes: string;
            isInvented: boolean;
            isSimulated: boolean;
        };
        /** @description What may change of an issued stay until its check-in. nights: those that stay keep their price, those that fall away come back by the rate's step of the moment, new ones cost today's price; 409 `sold_out`, 422 with `checkIn` or `checkOut`. guest: another name, 422 with `title`, `firstName` or `lastName`. arrival: as `answers.arrival`. The last two are free. */
        HotelChange: {
            /** @enum {string} */
            kind: "nights";
            checkIn: string;
            checkOut: string;
        } | {
            /** @enum {string} */
            kind: "guest";
            position: number;
            title: components["schemas"]["Title"];
            firstName: string;
            lastName: string;
        } | {
            /** @enum {string} */
            kind: "arrival";
            arrival: string;
        };
        HeldRoom: {
            /** @description Of the room in the stay, from 1; it stays when another room is given back. */
            number: number;
            room: components["schemas"]["HotelRoomType"];
            rate: components["schemas"]["RateTerms"];
            party: components["schemas"]["HotelRoomParty"];
            total: components["schemas"]["Money"];
            payNow: components["schemas"]["Money"];
        };
        HotelInfoRequest: {
            /** @description Of the order, as SFR-…, or its id. */
            orderReference: string;
        };
        HotelInfo: {
            result: {
                order: {
                    /** Format: uuid */
                    orderId: string;
                    price: components["schemas"]["Money"];
                    detail: {
                        checkIn: components["schemas"]["Day"];
                        checkOut: components["schemas"]["Day"];
                        request: {
                            destination: {
                                type: components["schemas"]["DestinationType"];
                                id: components["schemas"]["HotelDestinationId"];
                                name_en: string;
                            };
                        };
                        rooms: components["schemas"]["HotelRoomParty"][];
                        passengers: {
                            age: number;
                            lastName: string;
                            firstName: string;
                            /**
                             * @description MR is male and MS is female.
                             * @enum {string}
                             */
                            title: "male" | "female";
                            room: number;
                        }[];
                    };
                };
                hotel: {
                    name: {
                        en: string;
                    };
                };
            };
        };
        InsuranceDays: {
            suggestion: components["schemas"]["InsuranceSuggestion"] | null;
        };
        InsuranceSuggestion: {
            firstDay: components["schemas"]["Day"];
            lastDay: components["schemas"]["Day"];
            days: number;
            /** @description The orders of the journey, the earliest first. */
            from: {
                title: string;
                /** @description Where the site shows the order, as a path. */
                page: string;
            }[];
        };
        /**
         * @description wide is a sample of ours.
         * @enum {string}
         */
        InsurancePlan: "standard" | "wide";
        /**
         * @description By the age on the first day, half-open. 0–11, 12–64, 65–69, 70–79, 80 and older.
         * @enum {string}
         */
        InsuranceBand: "under12" | "from12" | "from65" | "from70" | "from80";
        InsuranceWish: {
            plan: components["schemas"]["InsurancePlan"];
            /** @description With the add-on for walking above 4,000 m. */
            isMountain: boolean;
            /** @description Is in Iran already: cover begins 72 hours after the payment, to the minute, and the first day is the day in Tehran of that minute; `firstDay` is not read. */
            isInIran: boolean;
            /** @description YYYY-MM-DD, in Iran. */
            firstDay: string;
            /** @description The first and the last counted; 1 to 92 are sold. */
            days: number;
            people: {
                band: components["schemas"]["InsuranceBand"];
                /**
                 * @description YYYY-MM-DD; empty where it is not told yet. Where it is told, the band follows it.
                 * @default
                 */
                birthDate: string;
            }[];
        };
        /** @description Nothing in it says who somebody is. */
        InsuranceCheck: {
            /** @description As it is printed. */
            number: string;
            /**
             * @description scheduled: valid, and its days have not begun. active: valid now. ended: its days are over. replaced: another certificate of this policy has taken its place. cancelled: it was given back.
             * @enum {string}
             */
            state: "scheduled" | "active" | "ended" | "replaced" | "cancelled";
            plan: components["schemas"]["InsurancePlan"];
            isMountain: boolean;
            firstDay: components["schemas"]["Day"];
            lastDay: components["schemas"]["Day"];
            days: number;
            coverFrom: components["schemas"]["Moment"];
            coverUntil: components["schemas"]["Moment"];
            issuedAt: components["schemas"]["Moment"];
            /** @description Which certificate of the policy it is, from 1. */
            place: number;
            /** @description How many certificates the policy has. */
            count: number;
            /** @description When it was asked. */
            at: components["schemas"]["Moment"];
            /** @description No insurer is behind it; our own simulation issues it. */
            isSimulated: boolean;
        };
        /** @description What may change of an issued policy. extend: until the last midnight in Tehran, for some people or all, up to 92 days in all; the price of all days by the table of the purchase, less what was paid. 422 with `lastDay` (`date_invalid`, `last_day_early`, `days_invalid`) or `people` (`person_left`). move: before the cover begins, other days for all who are still in it, not for who bought it in Iran. 422 with `firstDay` or `lastDay` (`last_before_first`, `days_invalid`). correct: before the last midnight, a name, a gender or a passport number as the passport has it, free; up to three letters of a name in all (`too_many_letters`), and a number only while name and gender stay (`name_and_number`). 422 with `title`, `firstName`, `lastName`, `passportNumber`. add: before the cover begins, one more person for the same days, not for who bought it in Iran; nine people at one time, eighteen in all; 422 with `title`, `firstName`, `lastName`, `birthDate`, `nationality`, `passportNumber` or `person` (`too_many_passengers`). New certificates come for whom it changes, the old ones are void. 409 `not_allowed`: too late, or not for who bought it in Iran. */
        InsuranceChange: components["schemas"]["InsuranceExtension"] | components["schemas"]["InsuranceMove"] | components["schemas"]["InsuranceCorrection"] | components["schemas"]["InsuranceAddition"];
        InsuranceExtension: {
            /** @enum {string} */
            kind: "extend";
            /** @description YYYY-MM-DD. */
            lastDay: string;
            /** @description Places among the passengers of the order. */
            people: number[];
        };
        InsuranceMove: {
            /** @enum {string} */
            kind: "move";
            /** @description YYYY-MM-DD. */
            firstDay: string;
            /** @description YYYY-MM-DD. */
            lastDay: string;
        };
        /** @description A passport number that stays empty stays as it was. */
        InsuranceCorrection: {
            /** @enum {string} */
            kind: "correct";
            person: number;
            title: components["schemas"]["Title"];
            firstName: string;
            lastName: string;
            passportNumber: string;
        };
        InsuranceAddition: {
            /** @enum {string} */
            kind: "add";
            person: {
                title: components["schemas"]["Title"];
                firstName: string;
                lastName: string;
                /** @description YYYY-MM-DD. */
                birthDate: string;
                nationality: string;
                passportNumber: string;
            };
        };
        /** @description Nothing in it says who somebody is. */
        InsuranceItem: {
            plan: components["schemas"]["InsurancePlan"];
            isMountain: boolean;
            /** @description Bought in Iran. Before the payment the days are those of a payment at this moment. */
            isInIran: boolean;
            firstDay: components["schemas"]["Day"];
            /** @description Of who is covered longest. */
            lastDay: components["schemas"]["Day"];
            /** @description Of who is covered longest. */
            days: number;
            /** @description In Iran, and not before the entry. */
            coverFrom: components["schemas"]["Moment"];
            /** @description The midnight in Tehran after the last day. */
            coverUntil: components["schemas"]["Moment"];
            /** @description As the passengers of the order, by place; also who has left. */
            people: {
                band: components["schemas"]["InsuranceBand"];
                days: number;
                lastDay: components["schemas"]["Day"];
                /** @description For all days with the add-on, before a discount. */
                price: components["schemas"]["Money"];
                /** @description Letters of the name that were corrected so far. */
                correctedLetters: number;
            }[];
            /** @description What is kept of each person who is given back before the cover begins. A sample of ours. */
            keptEach: components["schemas"]["Money"];
            isSimulated: boolean;
        };
        /** @description An order of travel insurance. */
        InsuranceOrder: components["schemas"]["OrderCore"] & {
            /** @enum {string} */
            product: "insurance";
            change?: {
                /** @enum {string} */
                kind: "extend" | "move" | "correct" | "add";
            };
            item: components["schemas"]["InsuranceItem"];
        };
        /** @enum {string} */
        TourStyle: "culture" | "nature" | "mountain" | "day";
        /** @enum {string} */
        TourDifficulty: "easy" | "moderate" | "hard";
        /** @enum {string} */
        GuideLanguage: "English" | "German" | "French" | "Spanish";
        /**
         * @description A journey has departures that strangers share; a day tour is for one's own party, on a day of its own.
         * @enum {string}
         */
        TourKind: "journey" | "dayTour";
        /** @description A step of the price ladder. Groups of `from` to `to` people of two years and older; `to` null, as large as the tour allows. */
        TourStep: {
            from: number;
            to: number | null;
            each: components["schemas"]["Money"];
        };
        /** @description A day of a departure on which something is closed or different. */
        TourMark: {
            date: components["schemas"]["Day"];
            name: string;
            /** @description null: not known. */
            museumsClosed: boolean | null;
            /** @description False: a lunar day that may shift by one. */
            isExact: boolean;
        };
        TourDeparture: {
            id: string;
            start: components["schemas"]["Day"];
            end: components["schemas"]["Day"];
            guideLanguage: components["schemas"]["GuideLanguage"];
            capacity: number;
            /** @description People of two years and older whose deposit or whole price is paid. */
            taken: number;
            /** @description Free places that nobody on the waiting list fits into. */
            left: number;
            /** @description True where no place is left and some are only held for minutes, so nobody waits for it; else left out. */
            isHeld?: boolean;
            /** @description People of two years and older who wait for a place. What comes back is offered to the first of them who fits. */
            waiting: number;
            leastToRun: number;
            isCertain: boolean;
            /** @description The group with the asked people in it. */
            group: number;
            /** @description The largest group since its price has settled; left out before. Nobody in it, and nobody who joins, pays more than its step. */
            largest?: number;
            /** @description The step of that group, or of the largest one since the price has settled. */
            each: components["schemas"]["Money"];
            /** @description The last day on which it is sold, as it is today: a departure that is not certain by the day it is decided is sold no more. */
            salesEnd: components["schemas"]["Day"];
            /** @description The last day on which the rest of a deposit can be paid; later where it becomes certain late. */
            restDue: components["schemas"]["Day"];
            marks: components["schemas"]["TourMark"][];
        };
        /** @description On which days a day tour goes. */
        TourRuns: {
            weekdays: ("sat" | "sun" | "mon" | "tue" | "wed" | "thu" | "fri")[];
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            not: components["schemas"]["Day"][];
        };
        TourCard: {
            slug: string;
            kind: components["schemas"]["TourKind"];
            title: string;
            titleFa: string;
            days: number;
            nights: number;
            /** @description As "Tehran (IKA)". */
            start: string;
            end: string;
            /** @description Slugs, in the order of the way. */
            cities: string[];
            style: components["schemas"]["TourStyle"];
            difficulty: components["schemas"]["TourDifficulty"];
            groupSize: {
                least: number;
                most: number;
            };
            languages: components["schemas"]["GuideLanguage"][];
            season: string;
            ladder: components["schemas"]["TourStep"][];
            singleSupplement: components["schemas"]["Money"];
            /** @description Of the step, for who is 2 to 11 on the first day. */
            childPercent: number;
            /** @description We ask first: an answer within a day, the offer stands 24 hours. */
            isAsked: boolean;
            /** @description Earliest first, those whose sale has not ended. None for a day tour. */
            departures: components["schemas"]["TourDeparture"][];
            /** @description null for a journey. */
            runs: components["schemas"]["TourRuns"] | null;
            /** @description For a day tour: the step of the asked party. null for a journey. */
            each: components["schemas"]["Money"] | null;
        };
        TourList: {
            people: number;
            /** @description When the places were counted. */
            readAt: components["schemas"]["Moment"];
            tours: components["schemas"]["TourCard"][];
        };
        TourDay: {
            day: number;
            title: string;
            text: string;
            overnight: string | null;
            meals: ("breakfast" | "lunch" | "dinner")[];
            /** @description By road. */
            km: number | null;
        };
        BothLanguages: {
            en: string;
            fa: string;
        };
        Tour: {
            /** @description What may be asked for, beside what is booked at once: private dates of a journey, or a day tour that is asked for first. */
            asked: components["schemas"]["TourAsked"] | null;
            people: number;
            /** @description When the places were counted. */
            readAt: components["schemas"]["Moment"];
            card: components["schemas"]["TourCard"];
            itinerary: components["schemas"]["TourDay"][];
            overnights: {
                en: string;
                fa: string;
                nights: number;
            }[];
            included: string[];
            notIncluded: string[];
            packing: string[];
            fitness: string;
            notForYouIf: string;
            leastAge: number;
            leastAgeNote: string | null;
            infants: string;
            meetingPoint: components["schemas"]["BothLanguages"];
            pickUp: string;
            ends: components["schemas"]["BothLanguages"];
            /** @description Highest point in metres, where it is above 3,000. */
            highest: number | null;
            /** @description How sure this is. */
            facts: {
                /** @description Dates, places and prices are invented for a sample. */
                isSimulated: boolean;
                /** @description The day this was written. */
                readOn: components["schemas"]["Day"];
                sources: {
                    title: string;
                    /** @description Without its protocol. */
                    address: string;
                    seenOn: components["schemas"]["Day"];
                }[];
            };
        };
        /** @description Which first days may be asked for today, and for how many. */
        TourAsked: {
            /** @enum {string} */
            kind: "private" | "request";
            /** @description The soonest first day. */
            from: components["schemas"]["Day"];
            /** @description The last one. */
            to: components["schemas"]["Day"];
            /** @description Months in which it may begin. Of a day tour its `runs` say the days. */
            months: number[];
            /** @description People at the most, infants too. */
            most: number;
            /** @description Answered within these hours. */
            answerHours: number;
            /** @description So long an offer stands. */
            offerHours: number;
            /** @description Nobody is asked; our own simulation answers. */
            isSimulated: boolean;
        };
        /** @description By their age on the first day: 12 and older, 2 to 11, 0 and 1. Infants take no place. Nine at the most are held at once; more may be asked for. */
        TourPeople: {
            adults: number;
            children: number;
            infants: number;
        };
        /** @description How many of each. `own`: alone, with the supplement; `shared`: willing to share with a stranger of the same gender, without supplement, also when nobody is found. A child of a family may be a third person in a double or twin room. */
        TourRooms: {
            double: number;
            twin: number;
            own: number;
            shared: number;
        };
        /** @description `email`: where a guest wants the answer; forgotten with it. Whose account asks gets it there. */
        ToursInquiryRequest: components["schemas"]["AskPrivateDates"] | components["schemas"]["AskDayTour"] | components["schemas"]["AskWaiting"];
        /** @description A journey for one's own party alone, from a first day of its own. Nobody shares a room with a stranger. */
        AskPrivateDates: {
            /** @enum {string} */
            kind: "private";
            /** @description Slug. */
            tour: string;
            /** @description The first day, YYYY-MM-DD. */
            day: string;
            language: components["schemas"]["GuideLanguage"];
            people: components["schemas"]["TourPeople"];
            rooms: components["schemas"]["TourRooms"];
            email?: string;
        };
        /** @description A day tour that is asked for before it is sold. */
        AskDayTour: {
            /** @enum {string} */
            kind: "request";
            /** @description Slug. */
            tour: string;
            /** @description YYYY-MM-DD. */
            day: string;
            language: components["schemas"]["GuideLanguage"];
            people: components["schemas"]["TourPeople"];
            email?: string;
        };
        /** @description Places of a full departure, once some come back. */
        AskWaiting: {
            /** @enum {string} */
            kind: "waiting";
            /** @description Slug. */
            tour: string;
            departure: string;
            people: components["schemas"]["TourPeople"];
            rooms: components["schemas"]["TourRooms"];
            email?: string;
        };
        /** @description What was asked for, and how far it is. `before` says how many stand before one in the waiting list of the departure; the others have no line. inquiring: it is not answered yet; of a waiting list, no place is free, and `answerBy` is the end of its sale. offered: the places are held for 24 hours. An offer is paid as any order: a deposit or all. */
        ToursInquiry: components["schemas"]["InquiryCore"] & {
            /** @enum {string} */
            kind: "private" | "request" | "waiting";
            /** @description Slug. */
            tour: string;
            title: string;
            tourKind: components["schemas"]["TourKind"];
            /** @description Of a waiting list; of private dates once they are offered. */
            departure: string | null;
            /** @description The first day. */
            day: components["schemas"]["Day"];
            end: components["schemas"]["Day"];
            language: components["schemas"]["GuideLanguage"];
            people: components["schemas"]["TourPeople"];
            /** @description null of a day tour. */
            rooms: components["schemas"]["TourRooms"] | null;
            /** @description What it costs: of private dates and of a day tour that is what will be offered; of a waiting list the price with the group as it was when it was asked, and of the offer once it is made. */
            total: components["schemas"]["Money"];
            /** @description What is closed or different on its days. */
            marks: components["schemas"]["TourMark"][];
            /** @description Nobody is asked; our own simulation answers. False of a waiting list: its places are counted. */
            isSimulated: boolean;
        };
        ToursHoldRequest: {
            /** @description Slug. */
            tour: string;
            /** @description Of a journey. */
            departure: string | null;
            /** @description Of a day tour. */
            day: components["schemas"]["Day"] | null;
            /** @description Of a day tour's guide. */
            language: components["schemas"]["GuideLanguage"] | null;
            people: components["schemas"]["TourPeople"];
            /** @description Of a journey. */
            rooms: components["schemas"]["TourRooms"] | null;
            /** @description What the page showed. */
            shownTotal: components["schemas"]["Money"];
            acceptedTotal?: components["schemas"]["Money"];
        };
        TourItem: {
            tour: string;
            kind: components["schemas"]["TourKind"];
            title: string;
            titleFa: string;
            departure: string | null;
            start: components["schemas"]["Day"];
            end: components["schemas"]["Day"];
            guideLanguage: components["schemas"]["GuideLanguage"];
            nights: number;
            cities: string[];
            from: string;
            to: string;
            /**
             * @description Private dates: the departure is of this order alone. Left out of all others.
             * @enum {boolean}
             */
            isPrivate?: true;
            people: components["schemas"]["TourPeople"];
            rooms: components["schemas"]["TourRooms"] | null;
            /** @description The group today, with these people in it. */
            group: number;
            /** @description The size of the group when this order was booked, with these people in it, or of the largest one since the price had settled. Its step is the most they pay. */
            bookedAt: number;
            /** @description What an adult of this order pays as the price is now. */
            each: components["schemas"]["Money"];
            singleSupplement: components["schemas"]["Money"];
            childPercent: number;
            ladder: components["schemas"]["TourStep"][];
            /** @description null of a day tour. */
            capacity: number | null;
            leastToRun: number;
            isCertain: boolean;
            /** @description Why we have called the departure off, as a sentence; left out of any other. */
            calledOff?: string;
            /** @description From this day on the price can only fall; null of a day tour. */
            settlesOn: components["schemas"]["Day"] | null;
            /** @description The day by which a departure is certain or is called off; null of a day tour. */
            decidedOn: components["schemas"]["Day"] | null;
            /** @description By place among the passengers, also who has left: the price of each as it is now, or was when they left, with the own room. */
            persons: {
                ageClass: components["schemas"]["AgeClass"];
                hasOwnRoom: boolean;
                hasLeft: boolean;
                price: components["schemas"]["Money"];
            }[];
            meetingPoint: components["schemas"]["BothLanguages"];
            pickUp: string;
            /** @description A day tour that fetches its travellers at their hotel. */
            fetches: boolean;
            ends: components["schemas"]["BothLanguages"];
            packing: string[];
            leastAge: number;
            /** @description Dates, places and prices are those of a sample. */
            isSimulated: boolean;
            /** @description Of a journey known once all is paid, else from seven days before the start. A sample name: this is a simulation. */
            guide: string | null;
            /** @description True in the browser or account that booked it, to which it gives a guide and the fee of a visa; left out elsewhere. */
            isOwn?: boolean;
            /** @description null before the travellers are told, and once they are forgotten. */
            needs: components["schemas"]["TourNeeds"] | null;
        };
        /** @description What may change of a booked tour. name: somebody else of the same age takes a place, until 30 days before a journey and 24 hours before a day tour, free of charge; 422 by field. date: another departure of the same tour where the stage is `belowMinimum` or `calledOff`, never dearer; 404, 409 `sold_out`, 410. */
        ToursChange: {
            /** @enum {string} */
            kind: "name";
            person: number;
            title: components["schemas"]["Title"];
            firstName: string;
            lastName: string;
            birthDate: string;
            nationality: string;
            passportNumber: string;
            passportCountry: string;
            passportExpiry: string;
        } | {
            /** @enum {string} */
            kind: "date";
            departure: string;
        };
        /** @description What the guide should know, as the travellers told it in their answers; forgotten with the passports. `people` is empty for who only found the order by its reference, and so is `hotel`. Notes on health and the contact for an emergency are read here only until the order is paid, to be checked before; then they are empty. */
        TourNeeds: {
            people: {
                /** @enum {string} */
                eats: "" | "vegetarian" | "vegan" | "noGluten" | "noPork";
                health: string;
            }[];
            /** @description null where nothing of it was told, or is told here. */
            emergency: {
                name: string;
                who: string;
                phone: string;
                speaks: string;
            } | null;
            arrival: {
                flight: string;
                time: string;
            };
            /** @description Where a day tour fetches them, as they wrote it; empty where nothing was said. */
            hotel: string;
        };
        /** @description An order of a tour. */
        ToursOrder: components["schemas"]["OrderCore"] & {
            /** @enum {string} */
            product: "tours";
            stage: ("certain" | "belowMinimum" | "calledOff" | "moved" | "guideNamed") | null;
            item: components["schemas"]["TourItem"];
            change?: {
                /** @enum {string} */
                kind: "name" | "date";
            };
        };
        /** @enum {string} */
        TransportKind: "transfer" | "car" | "cip";
        /** @enum {string} */
        RunKind: "train" | "bus";
        DoorToDoor: {
            from: components["schemas"]["DoorPlace"];
            to: components["schemas"]["DoorPlace"];
            day: components["schemas"]["Day"];
            readAt: components["schemas"]["Moment"];
            ways: components["schemas"]["DoorWay"][];
        };
        DoorPlace: {
            slug: string;
            name: string;
        };
        DoorWay: {
            kind: components["schemas"]["DoorWayKind"];
            state: components["schemas"]["DoorWayState"];
            /** @description When its sale opens, where it has not opened. */
            opensAt: components["schemas"]["Moment"] | null;
            /** @description Where it is searched or asked for; null: nothing goes there. */
            href: string | null;
            /** @description Times and prices are a sample of ours. */
            isSample: boolean;
            /** @description null: it is not sold on that day. */
            offer: components["schemas"]["DoorOffer"] | null;
        };
        /** @enum {string} */
        DoorWayKind: "plane" | "train" | "bus" | "car";
        /**
         * @description byRequest: it begins so soon that it is asked for first. notThatDay: it runs on other days. noWay: nothing runs between the two.
         * @enum {string}
         */
        DoorWayState: "sold" | "soldOut" | "notYet" | "over" | "byRequest" | "notThatDay" | "noWay";
        /** @description The lowest offer of its kind for one adult. */
        DoorOffer: {
            /** @description Such as QB 1213, or a train with its class. */
            title: string;
            /** @description Airport, station or terminal; empty: the door. */
            from: string;
            to: string;
            departsAt: components["schemas"]["Moment"];
            arrivesAt: components["schemas"]["Moment"];
            /** @description The ticket alone; ways to and from it are not in it. */
            price: components["schemas"]["Money"];
            /** @description For so many at most is the price; a car. */
            people: number;
            /** @description Its last places are in compartments or beside seats of theirs. */
            onlyFor: ("women" | "men") | null;
            /** @description Hotel nights that it saves: 0 where one sits. */
            nights: number;
            parts: components["schemas"]["DoorPart"][];
            leavesAt: components["schemas"]["Moment"];
            thereAt: components["schemas"]["Moment"];
            /** @description False: how long the ways to and from it take is not known, and not counted. */
            isWhole: boolean;
        };
        /** @description there: the way to the airport. early: one is there before it leaves. ride. onwards: the way from the airport. */
        DoorPart: {
            /** @enum {string} */
            what: "there" | "early" | "ride" | "onwards";
            from: components["schemas"]["Moment"];
            until: components["schemas"]["Moment"];
        };
        RunNumber: string;
        /** @description A station or a terminal. */
        RunStop: {
            id: string;
            town: string;
            en: string;
            fa: string;
        };
        RunTowns: {
            kind: components["schemas"]["RunKind"];
            /** @description So many days ahead places are sold. */
            daysAhead: number;
            isSample: boolean;
            towns: {
                id: string;
                en: string;
                fa: string;
                /** @description Ids of the towns that are reached. */
                to: string[];
            }[];
        };
        RunTimes: {
            kind: components["schemas"]["RunKind"];
            number: components["schemas"]["RunNumber"];
            day: components["schemas"]["Day"];
            from: components["schemas"]["RunStop"];
            to: components["schemas"]["RunStop"];
            departsAt: components["schemas"]["Moment"];
            arrivesAt: components["schemas"]["Moment"];
            arrivesDay: components["schemas"]["Day"];
            /** @description Days after the departure. */
            plusDays: number;
            minutes: number;
            /** @description Hotel nights that it saves: 0 where one sits. */
            nights: number;
            /** @description It arrives before six in the morning after a night. */
            isEarly: boolean;
            /** @enum {string} */
            sale: "notYet" | "open" | "over";
        };
        OtherRuns: {
            /** @description Itself not included. Of one that was cancelled: who has not chosen by then gets all the money back. Of a late one: when it leaves. */
            chooseUntil: components["schemas"]["Moment"];
            readAt: components["schemas"]["Moment"];
            runs: components["schemas"]["OtherRun"][];
        };
        OtherRun: components["schemas"]["RunTimes"] & {
            class: {
                id: string;
                en: string;
                fa: string;
            };
            /** @description For all of them, their discount taken off. */
            total: components["schemas"]["Money"];
            /** @description What comes back: so much less it costs than they paid. */
            back: components["schemas"]["Money"];
        };
        SaleOpeningWish: {
            from: string;
            to: string;
            day: components["schemas"]["Day"];
            email: string;
        };
        RunList: {
            kind: components["schemas"]["RunKind"];
            day: components["schemas"]["Day"];
            party: components["schemas"]["RunParty"];
            readAt: components["schemas"]["Moment"];
            /** @description When this day is sold; null: it is open, or nothing runs. */
            opensAt: components["schemas"]["Moment"] | null;
            isSample: boolean;
            runs: components["schemas"]["RunOffer"][];
        };
        RunOffer: components["schemas"]["RunTimes"] & {
            classes: components["schemas"]["RunClassOffer"][];
        };
        RunClassOffer: {
            id: string;
            en: string;
            fa: string;
            /** @description A berth or seat. */
            each: components["schemas"]["Money"];
            /** @description Places that nobody holds or has. */
            free: number;
            /** @description How these people find places; none: not in this class. */
            ways: components["schemas"]["RunWay"][];
        };
        /** @description together: family compartments, whole. byBerth: women and children in compartments for women, men in those for men. seats: as near to each other as can be. */
        RunWay: {
            /** @enum {string} */
            what: "together" | "byBerth" | "seats";
            compartments: {
                carriage: number;
                no: number;
                kind: components["schemas"]["CompartmentKind"];
            }[];
            /** @description The places to begin with, in no order. */
            choice: components["schemas"]["ChosenPlace"][];
            total: components["schemas"]["Money"];
        };
        RunDetail: components["schemas"]["RunTimes"] & {
            readAt: components["schemas"]["Moment"];
            opensAt: components["schemas"]["Moment"];
            classes: components["schemas"]["RunClass"][];
            taken: components["schemas"]["TakenPlace"][];
            /** @description What this browser holds and can choose again, and therefore is not taken: of the order of `replaces`, else the newest. */
            own: components["schemas"]["OwnPlaces"] | null;
            /** @description What a child pays of a berth or seat, but not of a family compartment. */
            childPercent: number;
            stepsBack: components["schemas"]["StepBack"][];
            /** @description Names and passport numbers are put right for nothing until then. */
            correctedUntil: components["schemas"]["Moment"];
            isSample: boolean;
        };
        /** @enum {string} */
        Weekday: "sat" | "sun" | "mon" | "tue" | "wed" | "thu" | "fri";
        /**
         * @description Who has a place, by what decides where it may be: a woman or a man from 12 years on, or a child of 2 to 11, by the age on the day of departure. Who is younger has no place.
         * @enum {string}
         */
        Rider: "woman" | "man" | "child";
        RunParty: {
            women: number;
            men: number;
            /** @description 2 to 11 years. */
            children: number;
            /** @description Under 2: no place, no price. */
            infants: number;
        };
        /**
         * @description family: sold whole, to one order. women: by berth, to women, and to children with a woman of their order. men: by berth.
         * @enum {string}
         */
        CompartmentKind: "family" | "women" | "men";
        /** @enum {string} */
        BerthPosition: "upper" | "middle" | "lower";
        /** @description A carriage of compartments that are all alike. */
        BerthPlan: {
            /** @enum {string} */
            what: "berths";
            /** @description Of the berths of a compartment, from the first on. */
            positions: components["schemas"]["BerthPosition"][];
            compartments: {
                no: number;
                kind: components["schemas"]["CompartmentKind"];
            }[];
        };
        /** @description Rows of benches from the front to the back. Who sits beside whom sits on one bench; the aisle is between benches. */
        SeatPlan: {
            /** @enum {string} */
            what: "seats";
            rows: {
                row: number;
                /** @description The letters of its seats, such as [[A], [B, C]]. */
                benches: string[][];
            }[];
        };
        RunPlan: components["schemas"]["BerthPlan"] | components["schemas"]["SeatPlan"];
        /** @description A berth as carriage-compartment-berth, such as 6-4-2, or a seat as carriage-seat, such as 1-7C. A bus is one carriage. */
        RunPlace: string;
        RunClass: {
            id: string;
            en: string;
            fa: string;
            /** @description EUR cents for a berth or seat. */
            each: number;
            carriages: number[];
            plan: components["schemas"]["RunPlan"];
        };
        /** @description By whom: women (and children) or men, or the whole compartment by one order. Nothing says who it is. */
        TakenPlace: {
            place: components["schemas"]["RunPlace"];
            by: components["schemas"]["TakenBy"];
        };
        /** @enum {string} */
        TakenBy: "women" | "men" | "family";
        ChosenPlace: {
            place: components["schemas"]["RunPlace"];
            /** @description null: a berth of a family compartment that stays empty. */
            rider: components["schemas"]["Rider"] | null;
        };
        OwnPlaces: {
            class: string;
            places: components["schemas"]["ChosenPlace"][];
            /** @description They are held until then, and so is another choice. */
            until: components["schemas"]["Moment"];
        };
        RunHoldRequest: {
            kind: components["schemas"]["RunKind"];
            number: components["schemas"]["RunNumber"];
            day: components["schemas"]["Day"];
            class: string;
            /** @description The `choice` of a way, or one of their own. */
            places: components["schemas"]["ChosenPlace"][];
            infants: number;
            /** @description What the page showed. */
            shownTotal: components["schemas"]["Money"];
            acceptedTotal?: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description A hold of this visitor that ends with this one, also with names; of somebody else 404 `order_unknown`; being paid, or paid, 409 `not_allowed`.
             */
            replacesOrderId?: string;
        };
        /** @description Why places cannot be taken, and what these people can take in this train or bus now. */
        PlacesProblem: {
            /** @description Which one it is about. */
            place: components["schemas"]["RunPlace"] | null;
            /** @description Where a stranger of the other gender sits, of `beside_stranger`. */
            beside: components["schemas"]["RunPlace"] | null;
            /** @description As `listRuns` has them; none: nothing of it is sold now. */
            classes: components["schemas"]["RunClassOffer"][];
        };
        /** @enum {string} */
        CarClass: "sedan" | "vipSedan" | "van";
        /** @description EUR cents, for the whole car. */
        ByCar: {
            sedan: number;
            vipSedan: number;
            van: number;
        };
        /** @description The shortest and the longest usual time. */
        Minutes: number[];
        CarFacts: {
            car: components["schemas"]["CarClass"];
            en: string;
            fa: string;
            people: number;
            bags: number;
        };
        /** @description `soldSince`: the day of this list. `isSample`: an inventory of ours; no company stands behind it. */
        TransportPrices: components["schemas"]["TransferPrices"] | components["schemas"]["CarPrices"] | components["schemas"]["CipPrices"];
        TransferPrices: {
            /** @enum {string} */
            kind: "transfer";
            soldSince: components["schemas"]["Day"];
            isSample: boolean;
            cars: components["schemas"]["CarFacts"][];
            airports: components["schemas"]["TransferAirport"][];
            /** @description EUR cents for a stop of 15 minutes in the city. */
            stopEach: number;
            /** @description Minutes. */
            freeWaiting: {
                airport: number;
                airportWithVisa: number;
                hotel: number;
            };
        };
        TransferAirport: {
            airport: string;
            en: string;
            fa: string;
            zones: components["schemas"]["TransferZone"][];
        };
        TransferZone: {
            id: string;
            en: string;
            fa: string;
            /** @description Where the zone is another airport. */
            toAirport: string | null;
            km: number;
            minutes: components["schemas"]["Minutes"];
            day: components["schemas"]["ByCar"];
            /** @description Pick-up from 00:00 to 05:59 in Tehran. */
            night: components["schemas"]["ByCar"];
        };
        CarPrices: {
            /** @enum {string} */
            kind: "car";
            soldSince: components["schemas"]["Day"];
            isSample: boolean;
            cars: components["schemas"]["CarFacts"][];
            /** @description All that a road leads to. */
            towns: components["schemas"]["CarTown"][];
            roads: components["schemas"]["CarRoad"][];
            /** @description What a departure from 00:00 to 05:59 in Tehran adds. */
            nightPercent: number;
            stops: {
                free: number;
                /** @description How long a stop may take. */
                minutes: number;
                each: components["schemas"]["ByCar"];
            };
            waitingHour: components["schemas"]["ByCar"];
            /** @description EUR cents for each night before the way back. */
            driverNight: number;
        };
        CarTown: {
            en: string;
            fa: string;
        };
        /** @description A road is driven in both directions for the same price. */
        CarRoad: {
            /** @description A town. */
            from: string;
            to: string;
            km: number;
            minutes: number;
            /** @description With half the road again, because the driver goes home empty. */
            oneWay: components["schemas"]["ByCar"];
            sameDayBack: components["schemas"]["ByCar"];
        };
        CipPrices: {
            /** @enum {string} */
            kind: "cip";
            soldSince: components["schemas"]["Day"];
            isSample: boolean;
            airports: components["schemas"]["CipAirport"][];
            /** @description Of the price, age 2 to 11. */
            childPercent: number;
            /** @description Under 2. */
            infantPercent: number;
            addOns: components["schemas"]["CipAddOn"][];
            leadHours: number;
        };
        CipAirport: {
            airport: string;
            en: string;
            fa: string;
            what: string;
            services: components["schemas"]["CipService"][];
        };
        CipService: {
            direction: components["schemas"]["CipDirection"];
            flights: components["schemas"]["CipFlights"];
            /** @description EUR cents for an adult. */
            each: number;
            parts: string[];
        };
        /** @enum {string} */
        CipDirection: "arrival" | "departure";
        /** @enum {string} */
        CipFlights: "domestic" | "international";
        CipAddOn: {
            id: string;
            en: string;
            fa: string;
            /** @description EUR cents. */
            each: number;
            /** @description null: at all of them. */
            airports: string[] | null;
            onlyFor: {
                direction: components["schemas"]["CipDirection"];
                flights: components["schemas"]["CipFlights"];
            } | null;
        };
        /** @description Who and what rides in a car. */
        RideLoad: {
            /** @description All of them, with the children. */
            people: number;
            /** @description In years, on the day; each gets a seat for its age. */
            childAges: number[];
            bags: number;
            /** @description Ski bags and prams; each counts as a bag. */
            large: number;
            /** @description Folded; each counts as two bags. */
            wheelchairs: number;
        };
        /** @description When a car comes, in Tehran. */
        RideTime: {
            /** @description YYYY-MM-DD. */
            day: string;
            /** @description HH:MM. From an airport: when the flight lands. Else when the car comes. */
            time: string;
            /** @description Its number, such as TK 874; empty where it is not known or there is none. */
            flight: string;
            /** @description To an airport, HH:MM: the first such time after the pick-up is when the flight leaves. Empty where it is not told. */
            flightTime: string;
        };
        TransportWish: components["schemas"]["TransferWish"] | components["schemas"]["CarWish"] | components["schemas"]["CipWish"];
        TransferWish: {
            /** @enum {string} */
            kind: "transfer";
            /**
             * @description Of the first ride.
             * @enum {string}
             */
            direction: "fromAirport" | "toAirport";
            airport: string;
            zone: string;
            ride: components["schemas"]["RideTime"];
            /** @description The other direction, in one order. */
            back: components["schemas"]["RideTime"] | null;
            load: components["schemas"]["RideLoad"];
            car: components["schemas"]["CarClass"];
            /** @description Of 15 minutes in the city, on each ride. */
            stops: number;
            /** @description The visa is collected at the airport: 90 minutes of free waiting. */
            isVisaAtDesk: boolean;
        };
        CarWish: {
            /** @enum {string} */
            kind: "car";
            from: string;
            to: string;
            ride: components["schemas"]["RideTime"];
            back: components["schemas"]["RideTime"] | null;
            load: components["schemas"]["RideLoad"];
            car: components["schemas"]["CarClass"];
            /** @description Of up to 60 minutes on the way. */
            stops: number;
            /** @description The driver waits besides. */
            waitingHours: number;
        };
        CipWish: {
            /** @enum {string} */
            kind: "cip";
            airport: string;
            direction: components["schemas"]["CipDirection"];
            flights: components["schemas"]["CipFlights"];
            /** @description When the flight lands or leaves; `flightTime` is empty. */
            ride: components["schemas"]["RideTime"];
            people: {
                adults: number;
                /** @description 2 to 11 years. */
                children: number;
                /** @description Under 2. */
                infants: number;
            };
            addOns: {
                id: string;
                count: number;
            }[];
        };
        TransportHoldRequest: {
            wish: components["schemas"]["TransportWish"];
            /** @description What the page showed. */
            shownTotal: components["schemas"]["Money"];
            acceptedTotal?: components["schemas"]["Money"];
        };
        TransportInquiryRequest: {
            wish: components["schemas"]["TransportWish"];
            /** @description Where a guest wants the answer; forgotten with it. Whose account asks gets it there. */
            email?: string;
        };
        /** @description What was asked for, and how far it is. An offer is paid as any order; nothing is taken before. */
        TransportInquiry: components["schemas"]["InquiryCore"] & {
            wish: components["schemas"]["TransportWish"];
            title: string;
            startsAt: components["schemas"]["Moment"];
            /** @description Of each ride: its time is that of a flight which lands. From airport to airport both are. */
            lands: boolean[];
            /** @description What it will cost. */
            total: components["schemas"]["Money"];
            /** @description Nobody is asked; our own simulation answers. */
            isSimulated: boolean;
        };
        RideReport: {
            /** @enum {string} */
            what: "late";
            ride: number;
            /** @description HH:MM, when it lands now: the first such time after the booked one. */
            at: string;
        } | {
            /** @enum {string} */
            what: "met";
            ride: number;
        } | {
            /** @enum {string} */
            what: "nobodyCame";
            ride: number;
            /** @enum {string} */
            choice: "anotherCar" | "moneyBack";
        } | {
            /** @enum {string} */
            what: "keep";
            ride: number;
        };
        /** @description What may change of an issued order. time: another day, time or flight of a ride, until 24 hours before it; the price of the new time, and the difference is paid or comes back. 422 with `day`, `time` or `flightTime`, as `holdTransport`. meeting: the name on the sign, and where the driver goes, until the driver is on the way, free; 422 with `sign` (`required`, `sign_too_long`), `hotel`, `room`, `hotelBack`, `stopsAt` or `notes`. 409 `not_allowed`: too late. person: of a train or a bus, what was typed wrongly of the same person (one of: up to three letters of a name in all, the title, the birth date, the number; another one, at once or later, is `somebody_else`), free until 24 hours before it departs; what is left out stays as it is; 422 by field, and `title` or `birthDate` with a reason of `places.N` of `holdRun` where they could not have their place. run: another train or bus of the same day or the next one instead of one that was cancelled, at no more than was paid; 409 `sold_out`. */
        TransportChange: components["schemas"]["RideTimeChange"] | components["schemas"]["MeetingChange"] | components["schemas"]["RunPersonChange"] | components["schemas"]["OtherRunChange"];
        RideTimeChange: {
            /** @enum {string} */
            kind: "time";
            ride: number;
            to: components["schemas"]["RideTime"];
        };
        /** @description What is left out stays as it is. Who only found the booking does not see all of it. */
        RunPersonChange: {
            /** @enum {string} */
            kind: "person";
            person: number;
            title?: components["schemas"]["Title"];
            firstName?: string;
            lastName?: string;
            birthDate?: string;
            nationality?: string;
            passportNumber?: string;
            passportCountry?: string;
            passportExpiry?: string;
        };
        OtherRunChange: {
            /** @enum {string} */
            kind: "run";
            number: components["schemas"]["RunNumber"];
            day: components["schemas"]["Day"];
        };
        MeetingChange: {
            /** @enum {string} */
            kind: "meeting";
            sign: string;
            hotel: string;
            room: string;
            hotelBack: string;
            stopsAt: string;
            /** @description What else the driver should know; left out: as it is. */
            notes?: string;
        };
        /** @enum {string} */
        RideStage: "confirmed" | "driverNamed" | "onTheWay" | "waiting" | "done" | "noShow" | "driverMissing";
        /** @description Invented names, and plates that no car has. */
        RideDriver: {
            name: string;
            nameFa: string;
            car: string;
            carFa: string;
            plateFa: string;
            namedAt: components["schemas"]["Moment"];
        };
        TransportPlace: {
            en: string;
            fa: string;
            airport: string | null;
        };
        /** @description A ride, or the service at an airport. Nothing in it says who somebody is. */
        Ride: {
            from: components["schemas"]["TransportPlace"];
            to: components["schemas"]["TransportPlace"];
            /** @description The time that was booked; it decides the price. */
            bookedAt: components["schemas"]["Moment"];
            /** @description When the driver comes now: later where the flight is late. */
            pickUpAt: components["schemas"]["Moment"];
            /** @description So long the driver waits for nothing. */
            freeUntil: components["schemas"]["Moment"];
            arrivesAbout: components["schemas"]["Moment"];
            minutes: components["schemas"]["Minutes"];
            km: number | null;
            flight: string;
            flightLeavesAt: components["schemas"]["Moment"] | null;
            /** @description The flight is an order of the same traveller with us, so its changes are known. */
            isFollowed: boolean;
            /** @description What its traveller is asked, because something of theirs that the ride depends on is not booked any more, or on another day. flightGone: the flight. stayGone: where they stay. null: nothing. Nothing changes by itself. */
            asks: ("flightGone" | "stayGone") | null;
            isNight: boolean;
            stage: components["schemas"]["RideStage"];
            driver: components["schemas"]["RideDriver"] | null;
            /** @description Who was named before. */
            earlierDriver: components["schemas"]["RideDriver"] | null;
            /** @description What happened when; null where it has not. */
            times: {
                lateToldAt: components["schemas"]["Moment"] | null;
                onTheWayAt: components["schemas"]["Moment"] | null;
                arrivedAt: components["schemas"]["Moment"] | null;
                metAt: components["schemas"]["Moment"] | null;
                /** @description The driver left without the traveller. */
                leftAt: components["schemas"]["Moment"] | null;
                /** @description The traveller said that nobody came. */
                missingAt: components["schemas"]["Moment"] | null;
            };
            price: components["schemas"]["Money"];
            /** @description What was paid for it, or is to be: its price, less its share of the discount. */
            paid: components["schemas"]["Money"];
            /** @description What of it comes back, where all does, when it alone is given back: less than was paid where the other one then costs one way. */
            paidAlone: components["schemas"]["Money"];
            /** @description All of its money went back because nobody came. */
            refunded: boolean;
            /** @description It was given back alone; the other one goes on. */
            isCancelled: boolean;
        };
        /** @description By its `kind`. */
        TransportItem: components["schemas"]["RideItem"] | components["schemas"]["RunItem"];
        /** @description A transfer, a car or a service at an airport. Nothing in it says who somebody is. */
        RideItem: {
            kind: components["schemas"]["TransportKind"];
            title: string;
            titleFa: string;
            wish: components["schemas"]["TransportWish"];
            rides: components["schemas"]["Ride"][];
            /** @description What a service at an airport consists of. */
            parts: string[];
            /** @description The same in Persian. */
            partsFa: string[];
            /** @description What was added to a service at an airport, as in its price. */
            added: {
                en: string;
                fa: string;
                count: number;
            }[];
            /** @description null for a service at an airport, before it is told, and after it is forgotten. */
            meeting: components["schemas"]["RideMeeting"] | null;
            isSimulated: boolean;
        };
        /**
         * @description boarding: from half an hour before departure. cancelled: it does not run.
         * @enum {string}
         */
        RunStage: "issued" | "boarding" | "done" | "cancelled";
        StepBack: {
            /** @description Itself included. */
            until: components["schemas"]["Moment"];
            percent: number;
        };
        HeldPlace: {
            place: components["schemas"]["RunPlace"];
            carriage: number;
            /** @description null in a bus, and in a carriage with seats. */
            compartment: {
                no: number;
                kind: components["schemas"]["CompartmentKind"];
            } | null;
            /** @description Of a berth. */
            position: components["schemas"]["BerthPosition"] | null;
            seat: {
                row: number;
                letter: string;
            } | null;
            /** @description null: a berth of a family compartment that stays empty. */
            rider: components["schemas"]["Rider"] | null;
            /** @description Whose it is: position among the people of the order. */
            person: number | null;
            price: components["schemas"]["Money"];
            /** @description What was paid for it, or is to be: its price, less its share of the discount. */
            paid: components["schemas"]["Money"];
            isGivenBack: boolean;
        };
        /** @description Places of a train or a bus. Who has none is an infant: they follow the others among the people of the order. Nothing in it says who somebody is. */
        RunItem: {
            kind: components["schemas"]["RunKind"];
            title: string;
            titleFa: string;
            number: components["schemas"]["RunNumber"];
            day: components["schemas"]["Day"];
            class: {
                id: string;
                en: string;
                fa: string;
            };
            from: components["schemas"]["RunStop"];
            to: components["schemas"]["RunStop"];
            /** @description By the timetable. */
            departsAt: components["schemas"]["Moment"];
            /** @description By the timetable. */
            arrivesAt: components["schemas"]["Moment"];
            arrivesDay: components["schemas"]["Day"];
            plusDays: number;
            minutes: number;
            /** @description Hotel nights that it saves: 0 where one sits. */
            nights: number;
            isEarly: boolean;
            places: components["schemas"]["HeldPlace"][];
            /** @description Under 2, without a place, who have not left the order. */
            infants: number;
            /** @description What comes back of a place until when. */
            stepsBack: components["schemas"]["StepBack"][];
            /** @description Names and passport numbers are put right for nothing until then. */
            correctedUntil: components["schemas"]["Moment"];
            stage: components["schemas"]["RunStage"];
            /** @description What the railway or the bus company told; null while it is on time. */
            delay: {
                minutes: number;
                toldAt: components["schemas"]["Moment"];
                /** @description Later than an hour: all the money comes back to who wants it. */
                givesAllBack: boolean;
            } | null;
            /** @description A timetable of ours; no company stands behind it. */
            isSimulated: boolean;
        };
        /** @description How the driver finds them, as it was told in the answers of these names; forgotten with the passports. All but `sign` are empty for who only found the order by its reference. */
        RideMeeting: {
            sign: string;
            hotel: string;
            room: string;
            /** @description Of a car there and back: where it ends on the way there, and begins on the way back. */
            hotelBack: string;
            /** @description Where the stops are that were paid. */
            stopsAt: string;
            notes: string;
        };
        /** @description An order of transport. */
        TransportOrder: components["schemas"]["OrderCore"] & {
            /** @enum {string} */
            product: "transport";
            change?: {
                /** @enum {string} */
                kind: "time" | "meeting" | "person" | "run";
            };
            stage?: ("driverNamed" | "driverChanged" | "onTheWay" | "waiting" | "done" | "noShow" | "driverMissing" | "followed" | "asked" | "boarding" | "late" | "runCancelled" | "runMoved") | null;
            item: components["schemas"]["TransportItem"];
        };
        VisaRules: {
            /** @description By the name of the rule. */
            of: {
                [key: string]: {
                    kind: string;
                    /**
                     * @description Who said so, where no page is named.
                     * @enum {string}
                     */
                    source: "pages" | "agencies" | "olderLists" | "generalKnowledge" | "notKept";
                    pages: components["schemas"]["FactPage"][];
                    /** @description Of when it is; null for a page without a date. */
                    asOf: string | null;
                    lookedAt: components["schemas"]["Day"];
                    confidence: components["schemas"]["FactConfidence"];
                    checkAgain: components["schemas"]["Day"];
                    /** @description The day of the last look, where it is due to be looked at again. */
                    notSince: components["schemas"]["Day"] | null;
                };
            };
            /** @description What the rules say of each passport, by the name of the rule; docs/facts.md has the shapes. */
            values: {
                [key: string]: unknown;
            };
        };
        /**
         * @description How somebody comes into the country; the words of the check.
         * @enum {string}
         */
        VisaEntry: "airport" | "otherAirport" | "land" | "sea" | "freeZone" | "freeZoneOn" | "transit";
        /** @enum {string} */
        VisaVerdict: "exempt" | "freeZone" | "airportCode" | "consulateCode" | "guidedTour" | "impossible";
        /** @enum {string} */
        VisaProcessing: "normal" | "urgent";
        /**
         * @description submitted: paid, and not looked at yet. underReview: our reviewer reads it. actionNeeded: a field of somebody is asked again. sentToMinistry: nothing can be changed any more.
         * @enum {string}
         */
        VisaStage: "submitted" | "underReview" | "actionNeeded" | "sentToMinistry";
        /** @description As they were typed. What is wrong with them is told by the rules of the form, field by field. */
        VisaAnswers: {
            firstName?: string;
            lastName?: string;
            /** @description female or male, as the passport says. */
            sex?: string;
            /** @description YYYY-MM-DD. */
            birthDate?: string;
            passportNumber?: string;
            passportCountry?: string;
            /** @description ordinary; others are not handled here. */
            passportType?: string;
            /** @description YYYY-MM-DD. */
            passportIssue?: string;
            /** @description YYYY-MM-DD. */
            passportExpiry?: string;
            passportIssuePlace?: string;
            /** @description yes: two or more are empty. */
            blankPages?: string;
            birthCountry?: string;
            birthCity?: string;
            fatherName?: string;
            /** @description Asked of nationals of Arab countries. */
            grandfatherName?: string;
            /** @description single, married, divorced or widowed. */
            maritalStatus?: string;
            /** @description Empty where there is none. */
            otherNationality?: string;
            /** @description Empty where there is none. */
            previousNationality?: string;
            /** @description employed, selfEmployed, student, retired, notWorking or child. */
            occupation?: string;
            jobTitle?: string;
            employer?: string;
            workCity?: string;
            workAddress?: string;
            entryCity?: string;
            itinerary?: string;
            /** @description A number from 0. */
            timesInIran?: string;
            /** @description YYYY-MM-DD, of who was there before. */
            lastVisit?: string;
            homeCity?: string;
            emergencyContact?: string;
            /** @description Who guides the tour, of passports that come with a guide only. */
            guide?: string;
            /** @description Of passports that come with a guide only. */
            cv?: string;
            /** @description airport or consulate. */
            collectAt?: string;
            /** @description Code of an airport, as IKA, or the city of a consulate. */
            collectPlace?: string;
            /** @description yes, when it is declared. */
            noIsraeliPassport?: string;
            /** @description yes, when it is declared. */
            notPress?: string;
            /** @description yes, when it is declared. */
            truth?: string;
            /** @description yes, when the data may go to the ministry. */
            consent?: string;
        };
        VisaPassport: {
            /** @description Of the passport. */
            nationality: string;
            /** @description Has come without a visa in the last six months; left out: no. Passports whose exemption works once then need a code. */
            hasUsedExemption?: boolean;
        };
        VisaMember: {
            /** @description Who of the request it is; left out: somebody new. */
            position?: number;
            /** @description Of the passport. */
            nationality: string;
            /** @description As in VisaPassport. */
            hasUsedExemption?: boolean;
        };
        VisaRequestInput: {
            applicants: components["schemas"]["VisaPassport"][];
            /** @description It chooses the consulates and nothing else. */
            residence: string;
            entry: components["schemas"]["VisaEntry"];
            /** @description YYYY-MM-DD. */
            arrival: string;
            days: number;
            processing: components["schemas"]["VisaProcessing"];
            /**
             * Format: uuid
             * @description Another order of the same owner. What it knows of its travellers fills in the form of those with the same nationality, in their order, and the name of its guide. A passport number comes along only where this browser typed it. An order of somebody else fills in nothing.
             */
            travellersOf?: string;
        };
        /** @description What is left out stays. `applicants` is the whole group as it shall be: who is not in it is taken out with all that was told of them. */
        VisaTripChange: {
            applicants?: components["schemas"]["VisaMember"][];
            /** @description Of the request whose group is changed; needed with `applicants`. */
            version?: number;
            residence?: string;
            entry?: components["schemas"]["VisaEntry"];
            /** @description YYYY-MM-DD. */
            arrival?: string;
            days?: number;
            processing?: components["schemas"]["VisaProcessing"];
        };
        VisaApplicantInput: {
            answers: components["schemas"]["VisaAnswers"];
            /** @description What fields of `answers` said when somebody began to type in them; empty for what said nothing. */
            began?: components["schemas"]["VisaAnswers"];
        };
        /** @description The service fee is ours, and the same for each person. The stamp fee of the state is paid where the visa is collected, at an airport or a consulate, and is no number of ours. Sample prices of this site. */
        VisaFees: {
            each: components["schemas"]["Money"];
            /** @description Of all who need a code, less those of `given`. */
            total: components["schemas"]["Money"];
            /** @description For so many of them the fee is in the price of another order of theirs: €0.00. Before it is placed by the passports as they are typed. */
            given: number;
            /** @description For one person. */
            normal: components["schemas"]["Money"];
            /** @description For one person. */
            urgent: components["schemas"]["Money"];
            isSample: boolean;
        };
        VisaCorrection: {
            /** @description A name of VisaAnswers, or `photo` or `passport` for a picture. */
            field: string;
            /** @description In the words of the reviewer. */
            note: string;
            /** @description The last day to answer; who does not is refused, and half of the fee goes back. */
            answerBy?: components["schemas"]["Day"];
        };
        /** @enum {string} */
        VisaOutcome: "codeIssued" | "refused";
        /**
         * @description A stage that somebody came to, or what was decided.
         * @enum {string}
         */
        VisaStep: "submitted" | "underReview" | "actionNeeded" | "sentToMinistry" | "codeIssued" | "refused";
        VisaHappened: {
            step: components["schemas"]["VisaStep"];
            at: components["schemas"]["Moment"];
            /** @description What was asked again, with actionNeeded. */
            field: string | null;
        };
        VisaApplicant: {
            position: number;
            nationality: components["schemas"]["CountryCode"];
            /** @description The name of this country in Persian, for the letter. */
            nationalityFa: string;
            /** @description Has come without a visa in the six months before the request. */
            hasUsedExemption: boolean;
            verdict: components["schemas"]["VisaVerdict"];
            /** @description Others need nothing from us, or we cannot help them: they answer nothing and pay nothing. */
            needsCode: boolean;
            /** @description Which passenger of the order it is, from 0; null without needsCode. */
            passenger: number | null;
            answers: components["schemas"]["VisaAnswers"];
            documents: components["schemas"]["StoredPicture"][];
            /** @description Of this person; null before it is paid and after it is decided. Nobody waits for what is asked of another. */
            stage: components["schemas"]["VisaStage"] | null;
            correction: components["schemas"]["VisaCorrection"] | null;
            /** @description What happened, the first first; empty for who only found the order. */
            history: components["schemas"]["VisaHappened"][];
            outcome: components["schemas"]["VisaOutcome"] | null;
            /** @description The authorization code, as soon as this person has one; null again when the request has ended and it is worthless. */
            code: string | null;
            /** @description The last day on which the code is good, as agencies say; 90 days at an airport, 30 at a consulate. */
            codeUntil: components["schemas"]["Day"] | null;
            /** @description The last day to enter with it, or with the visa that a consulate gives for it on its last day. */
            enterBy: components["schemas"]["Day"] | null;
            refusal: components["schemas"]["VisaRefusal"] | null;
            /** @description On which days another order of the same owner insures this person, known by the passport; left out where none does, and for who only found the order. */
            insured?: {
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
            }[];
        };
        VisaRequest: {
            /** Format: uuid */
            orderId: string;
            version: number;
            /** @description The highest place that anybody of the group ever had. */
            lastPlace: number;
            status: components["schemas"]["OrderStatus"];
            /** @description null before it is paid and after it ended. */
            stage: components["schemas"]["VisaStage"] | null;
            entry: components["schemas"]["VisaEntry"];
            arrival: components["schemas"]["Day"];
            days: number;
            residence: components["schemas"]["CountryCode"];
            processing: components["schemas"]["VisaProcessing"];
            /** @description The last working day of its processing, counted from the payment; null before it. */
            promisedOn: components["schemas"]["Day"] | null;
            /** @description The day that is promised when it is paid today. */
            promisedIfPaid: components["schemas"]["Day"];
            fees: components["schemas"]["VisaFees"];
            applicants: components["schemas"]["VisaApplicant"][];
            /** @description What comes back when the whole request is cancelled now; null where it cannot be, or who asks may not know. */
            withdrawal: components["schemas"]["Money"] | null;
            /** @description False where the answers are left out for who only found the order. */
            isWhole: boolean;
            serverNow: components["schemas"]["Moment"];
            /** @description No ministry is asked; our own simulation reviews and answers. */
            isSimulated: boolean;
        };
        /** @description An order of authorization codes for a group. */
        VisaOrder: components["schemas"]["OrderCore"] & {
            /** @enum {string} */
            product: "visa";
            stage?: components["schemas"]["VisaStage"] | null;
            item: components["schemas"]["VisaItem"];
        };
        /** @description Nothing in it says who somebody is. */
        VisaItem: {
            entry: components["schemas"]["VisaEntry"];
            arrival: components["schemas"]["Day"];
            days: number;
            residence: components["schemas"]["CountryCode"];
            processing: components["schemas"]["VisaProcessing"];
            promisedOn: components["schemas"]["Day"] | null;
            people: {
                nationality: components["schemas"]["CountryCode"];
                verdict: components["schemas"]["VisaVerdict"];
                needsCode: boolean;
                /** @description Which field is asked again. */
                correction: string | null;
                /** @description The last day to answer it. */
                answerBy: components["schemas"]["Day"] | null;
                /** @description The last day of the code where it is collected. */
                codeUntil: components["schemas"]["Day"] | null;
                /** @description The last day to enter with it, or with the visa that a consulate gives for it. */
                enterBy: components["schemas"]["Day"] | null;
                outcome: components["schemas"]["VisaOutcome"] | null;
            }[];
            isSimulated: boolean;
        };
        /**
         * @description Why somebody is refused, as the reviewer says it. Nothing of it is about the person alone.
         * @enum {string}
         */
        VisaRefusal: "ministryRefused" | "answersNotProven" | "picturesNotGood" | "notAnswered" | "tooLate" | "tourCancelled";
        /**
         * @description Who takes the steps, our own simulation or our staff. No ministry is asked either way.
         * @enum {string}
         */
        VisaReviewer: "simulated" | "staff";
        /** @enum {string} */
        StaffVisaActName: "begin" | "askCorrection" | "send" | "issue" | "refuse";
        StaffVisaRequests: {
            requests: components["schemas"]["StaffVisaLine"][];
            /** @description False where there are more. */
            isAll: boolean;
            reviewer: components["schemas"]["VisaReviewer"];
            serverNow: components["schemas"]["Moment"];
        };
        StaffVisaLine: {
            /** Format: uuid */
            orderId: string;
            reference: string;
            stage: components["schemas"]["VisaStage"];
            processing: components["schemas"]["VisaProcessing"];
            arrival: components["schemas"]["Day"];
            promisedOn: components["schemas"]["Day"] | null;
            people: number;
        };
        StaffVisaApplicant: {
            position: number;
            nationality: components["schemas"]["CountryCode"];
            /** @description Has come without a visa in the six months before the request. */
            hasUsedExemption: boolean;
            verdict: components["schemas"]["VisaVerdict"];
            /** @description null after it is decided. */
            stage: components["schemas"]["VisaStage"] | null;
            answers: components["schemas"]["VisaAnswers"];
            documents: components["schemas"]["StoredPicture"][];
            correction: components["schemas"]["VisaCorrection"] | null;
            outcome: components["schemas"]["VisaOutcome"] | null;
            /** @description The authorization code of who has one. */
            code: string | null;
            refusal: components["schemas"]["VisaRefusal"] | null;
            /** @description What this member may do now. */
            may: components["schemas"]["StaffVisaActName"][];
        };
        StaffVisaLogLine: {
            at: components["schemas"]["Moment"];
            by: string;
            /** @enum {string} */
            act: "read" | "readDocument" | "begin" | "askCorrection" | "send" | "issue" | "refuse";
            position: number | null;
            /** @description Which field is asked again, or which picture was read. */
            field: string | null;
        };
        StaffVisaRequest: {
            /** Format: uuid */
            orderId: string;
            reference: string;
            version: number;
            status: components["schemas"]["OrderStatus"];
            /** @description null after all are decided. */
            stage: components["schemas"]["VisaStage"] | null;
            entry: components["schemas"]["VisaEntry"];
            arrival: components["schemas"]["Day"];
            days: number;
            residence: components["schemas"]["CountryCode"];
            processing: components["schemas"]["VisaProcessing"];
            promisedOn: components["schemas"]["Day"] | null;
            /** @description Those who need a code. */
            applicants: components["schemas"]["StaffVisaApplicant"][];
            /** @description Who of the staff did what, the newest first; at most 50. */
            log: components["schemas"]["StaffVisaLogLine"][];
            reviewer: components["schemas"]["VisaReviewer"];
            serverNow: components["schemas"]["Moment"];
        };
        /** @description askCorrection needs `field` and `note`, refuse needs `reason`. issue takes the ministry's `code`, 18 digits; without one a sample is made that no office knows. */
        StaffVisaAct: {
            act: components["schemas"]["StaffVisaActName"];
            version: number;
            /** @description In the group, from 0. */
            position: number;
            /** @description A name of VisaAnswers, or `photo` or `passport` for a picture. */
            field?: string;
            note?: string;
            code?: string;
            reason?: components["schemas"]["VisaRefusal"];
        };
    };
    responses: {
        /** @description What went wrong. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemBody"];
            };
        };
        /** @description The order as it stands now. */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Order"];
            };
        };
    };
    parameters: {
        /** @description One per intention; the same key gives the same answer and changes nothing twice. */
        IdempotencyKey: string;
        OrderId: string;
        ChangeId: string;
        ConversationId: string;
        PassengerId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindOrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readArrival: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                arrival: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the payment now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Arrival"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last saved draft, empty when nothing was typed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassengerDraft"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftToKeep"];
            };
        };
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureUploadInput"];
            };
        };
        responses: {
            /** @description Where its parts go. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureUpload"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureUpload"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendUpload: {
        parameters: {
            query?: {
                /** @description Where the part begins, in bytes. */
                offset?: number;
            };
            header?: never;
            path: {
                uploadId: string;
            };
            cookie?: never;
        };
        /** @description At most 256 kB, and at least 32,000 bytes unless it is the last part. */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureUpload"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept or drawn; a browser opens it as no page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendOrderCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    verifyOrderCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCode"];
            };
        };
        responses: {
            /** @description The order may be cancelled here and its passport numbers are shown whole. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    keepOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readPassengers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the passengers; empty before they were set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToldPassenger"][];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    submitPassengers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassengerDetails"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    holdAgain: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldAgainRequest"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description Where the bank's page is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStarted"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    leavePayment: {
        parameters: {
            query?: {
                /** @description Give the attempt up only if the gateway knows that nothing was typed on its page. For who says nothing. */
                ifUntouched?: boolean;
            };
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All papers, in the order of their holders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
                file: components["schemas"]["PaperFileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. Papers of several people are one file, a page each. Codes of visas are plain text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/plain": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    mailDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsMailed"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. What is below zero pays nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                product?: components["schemas"]["ProductName"];
                state?: components["schemas"]["OrderState"];
                limit?: number;
                /** @description `nextCursor` of the page before, with the same filter. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; a new order never moves what is on the pages after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Orders"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readTrip: {
        parameters: {
            query: {
                /** @description First day, in Tehran. */
                from: components["schemas"]["Day"];
                /** @description Last day, in Tehran. */
                until: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readJourneys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 orders in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journeys"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readFitting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fitting"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance of now and one page of lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transactions"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    applyDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountRequest"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    startTopUp: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpRequest"];
            };
        };
        responses: {
            /** @description Where the bank's page is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpStarted"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readTopUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                topUpId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    quotePayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutQuote"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    startPayout: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRequest"];
            };
        };
        responses: {
            /** @description On its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutQuote"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    quoteCancellation: {
        parameters: {
            query?: {
                /** @description Positions of the papers that go, as `0,2`; left out for all. */
                papers?: string;
            };
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationQuote"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    keepQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The quote, with its end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationQuote"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    quoteChange: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderChange"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    confirmChange: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                orderId: components["parameters"]["OrderId"];
                changeId: components["parameters"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeConfirmation"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    dropChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
                changeId: components["parameters"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    receivePaymentCallback: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<epoch seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`, at most 300 s old. */
                "Payment-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        responses: {
            /** @description Taken note of; the same event twice changes nothing. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    submitReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemReport"];
            };
        };
        responses: {
            /** @description Kept. The id replays its traces (`npm run replay -- --id …`). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptReport"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50; nothing of what was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversations"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Kept, and on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptContactMessage"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    replyInConversation: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationReply"];
            };
        };
        responses: {
            /** @description As it stands now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as it was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReport"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account exists, and a mail asks to confirm the address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-ins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    registerByInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRegistration"];
            };
        };
        responses: {
            /** @description The account exists; its address counts as confirmed and its discount codes are granted. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    lookAtInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description It can be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setInquiryEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken note of. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    logInWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeCredentials"];
            };
        };
        responses: {
            /** @description The code was right; `changePassword` without the current password is possible for ten minutes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    logInWithLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCredentials"];
            };
        };
        responses: {
            /** @description The link was right; `changePassword` without the current password is possible for ten minutes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description If the address has an account a code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationToken"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedEmail"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendConfirmation"];
            };
        };
        responses: {
            /** @description If there is something to confirm a mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Set; this browser is signed in by a new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this sign-in is open. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description A link went to the new address and a notice to the old one. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendStepUpCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    verifyStepUpCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCode"];
            };
        };
        responses: {
            /** @description Passports are shown whole and refunds to the balance paid out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listSavedPassengers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passports are masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPassenger"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    savePassenger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedPassengerInput"];
            };
        };
        responses: {
            /** @description Saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPassenger"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changeSavedPassenger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passengerId: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedPassengerInput"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPassenger"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeSavedPassenger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passengerId: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readSavedPassport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passengerId: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passport"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; a new message never moves what is on the pages after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Erasure"];
            };
        };
        responses: {
            /** @description Erased, and signed out everywhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erased"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    staffLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCredentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    staffLogOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffConversations: {
        parameters: {
            query?: {
                /** @description Only those; without it all. */
                state?: components["schemas"]["StaffConversationState"];
                limit?: number;
                /** @description `nextCursor` of the page before, with the same state. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. It begins after the place that the page before ended at, also when what stood there has moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffConversations"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readStaffConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffConversation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    closeConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffClosing"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffConversation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    answerConversation: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                conversationId: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAnswer"];
            };
        };
        responses: {
            /** @description As it stands now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffConversation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readSituation: {
        parameters: {
            query?: {
                /** @description So many at most; all where it is left out. */
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is judged by it. Who travels asks the foreign ministry of their own country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Situation"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description A place by its slug; one that no page is about gives an empty list. */
                place?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Theme by theme; within one, as their files say. None is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        posts: components["schemas"]["PostSummary"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["PostSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    searchPosts: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20 pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        posts: components["schemas"]["PostSummary"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readCardQuote: {
        parameters: {
            query?: {
                quote?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As they are held. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardQuote"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    holdCard: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardWish"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changeCardDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardDeliveryChange"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listCardPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As they are stored now; `readPicture` has each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPapers"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listCardLines: {
        parameters: {
            query?: {
                /** @description `next` of the last answer. */
                before?: number;
            };
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardLines"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    saveCardStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file to keep. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; charset=utf-8": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    blockCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    askCardCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardCodeRequest"];
            };
        };
        responses: {
            /** @description Where it went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCodeSent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    activateCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCode"];
            };
        };
        responses: {
            /** @description The card as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    unblockCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCode"];
            };
        };
        responses: {
            /** @description The card as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    replaceCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCode"];
            };
        };
        responses: {
            /** @description The card as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    closeCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardClosing"];
            };
        };
        responses: {
            /** @description The card as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    showCardPin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCode"];
            };
        };
        responses: {
            /** @description No cache keeps it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPin"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setCardAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardAlert"];
            };
        };
        responses: {
            /** @description The card as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    spendCard: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardSpending"];
            };
        };
        responses: {
            /** @description What the terminal prints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPayment"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    reverseCardPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPayment"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    refundCardPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardShopRefund"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPayment"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffCardOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCardOrders"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readStaffCardOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. Neither balance nor lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCardOrder"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    decideCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCardDecision"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCardOrder"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readStaffCardPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept or drawn; a browser opens it as no page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deskFindCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskCardQuestion"];
            };
        };
        responses: {
            /** @description No balance, no number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCard"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deskBlockCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskCardQuestion"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCard"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deskHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskCardQuestion"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskCard"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listDomesticAirports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every domestic airport, in the order of the bundled list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomesticAirport"][];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    searchFlights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlightSearch"];
            };
        };
        responses: {
            /** @description Offers with the moment until which their prices are kept, and the lowest total of the days around. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlightAvailability"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listLowestFares: {
        parameters: {
            query: {
                origin: components["schemas"]["AirportCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per destination that has a flight, cheapest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LowestFare"][];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    holdFlights: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlightHoldRequest"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    searchHotelDestinations: {
        parameters: {
            query?: {
                text?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a stay can be searched for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelDestination"][];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listHotels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of a city, as `isfahan`, or the code of a country in any case, as `ir`. */
                land: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place and its hotels, those with most stars first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelLand"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    searchHotels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelSearch"];
            };
        };
        responses: {
            /** @description Offers with the moment until which their prices are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelAvailability"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listLowestRooms: {
        parameters: {
            query: {
                country: components["schemas"]["CountryCode"];
                checkIn: components["schemas"]["Day"];
                checkOut: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cheapest first; a hotel that is full is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LowestRoom"][];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readHotel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of a city, as `isfahan`, or the code of a country in any case, as `ir`. */
                land: string;
                hotel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that is known of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hotel"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    searchHotelRooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelRoomSearch"];
            };
        };
        responses: {
            /** @description Offers with the moment until which their prices are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelStay"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    holdHotels: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelHoldRequest"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    askHotel: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelInquiryRequest"];
            };
        };
        responses: {
            /** @description It is asked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelInquiry"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readHotelInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelInquiry"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawHotelInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelInquiry"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readHotelOrderInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelInfoRequest"];
            };
        };
        responses: {
            /** @description The order and the name of the hotel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotelInfo"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    holdInsurance: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceWish"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    checkInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the number says at this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceCheck"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readInsuranceDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is known at this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceDays"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listTours: {
        parameters: {
            query?: {
                people?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tours in the order of the catalogue, with the moment when places were counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourList"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readTour: {
        parameters: {
            query?: {
                people?: number;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour, its days, its departures and its rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tour"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    holdTours: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToursHoldRequest"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    askTours: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToursInquiryRequest"];
            };
        };
        responses: {
            /** @description It is asked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToursInquiry"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readTourInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToursInquiry"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawTourInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToursInquiry"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readTransportPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["TransportKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All places, prices and rules of this kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportPrices"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listRuns: {
        parameters: {
            query: {
                from: string;
                to: string;
                day: components["schemas"]["Day"];
                women?: number;
                men?: number;
                children?: number;
                infants?: number;
            };
            header?: never;
            path: {
                kind: components["schemas"]["RunKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By departure, with the moment when places were counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunList"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listRunTowns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["RunKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunTowns"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readRun: {
        parameters: {
            query?: {
                /** @description An order that another choice of places will end. Any other than an unpaid one of this browser changes nothing. */
                replaces?: string;
            };
            header?: never;
            path: {
                kind: components["schemas"]["RunKind"];
                number: components["schemas"]["RunNumber"];
                day: components["schemas"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run, with the moment when places were counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunDetail"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    tellWhenSaleOpens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["RunKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleOpeningWish"];
            };
        };
        responses: {
            /** @description Taken note of. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    holdRun: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunHoldRequest"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readDoorToDoor: {
        parameters: {
            query: {
                from: string;
                to: string;
                day: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order plane, train, bus, car, with the moment when prices were read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorToDoor"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    holdTransport: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportHoldRequest"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    askTransport: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportInquiryRequest"];
            };
        };
        responses: {
            /** @description It is asked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportInquiry"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readTransportInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportInquiry"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawTransportInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                inquiryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportInquiry"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readOtherRuns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the same day and the next one, by departure, each with places for all of them and for no more than they paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherRuns"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    reportRide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideReport"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readVisaRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An owner’s correction is told within a second. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaRules"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    beginVisaRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intention; the same key gives the same answer and changes nothing twice. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisaRequestInput"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readVisaRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaRequest"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changeVisaTrip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisaTripChange"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaRequest"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    saveVisaApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
                /** @description From 0, in the group. It stays that of the same person. */
                position: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisaApplicantInput"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaRequest"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffVisaRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVisaRequests"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readStaffVisaRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVisaRequest"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    actOnVisaRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVisaAct"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffVisaRequest"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readStaffVisaDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, to be kept or drawn; a browser opens it as no page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
}
