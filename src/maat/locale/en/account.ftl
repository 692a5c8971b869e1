# What the page about my devices and data says; no other page needs it.

web-account-nobody = You are nobody here yet: sit down at a table first.
web-account-devices = Where I am known
web-account-cookie = A browser
web-account-bearer = A program
web-account-contact = A contact for invitations
web-account-link = The private link
web-account-used = last seen on { $day }
web-account-link-since = made on { $day }
web-account-here = this device
web-account-end = Log out
web-account-leave = Log out here
web-account-leave-everywhere = Log out everywhere
web-account-leave-hint = Without a private link there is no way back to your seats afterwards.
web-account-data = What is known of me
web-account-export = Download all of it
web-account-forget-hint = You can be forgotten for ever: your name, what you have said, and every way back. Games stay without your name, and in those that run a bot takes your seat.
web-account-sure = I am sure; this cannot be undone.
web-account-forget = Forget me
error-no-such-device = This device is not in the list any more.
error-not-sure = Say that you are sure: this cannot be undone.
