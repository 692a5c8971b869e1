# What the page about my devices and data says; no other page needs it.

web-me-nobody = You are nobody here yet: sit down at a table first.
web-me-devices = Where I am known
web-me-cookie = A browser
web-me-bearer = A program
web-me-contact = A contact for invitations
web-me-link = The private link
web-me-used = last seen on { $day }
web-me-link-since = made on { $day }
web-me-here = this device
web-me-end = Log out
web-me-leave = Log out here
web-me-leave-everywhere = Log out everywhere
web-me-leave-hint = Without a private link there is no way back to your seats afterwards.
web-me-data = What is known of me
web-me-export = Download all of it
web-me-forget-hint = You can be forgotten for ever: your name, what you have said, and every way back. Games stay without your name, and in those that run a bot takes your seat.
web-me-sure = I am sure; this cannot be undone.
web-me-forget = Forget me
error-no-such-device = This device is not in the list any more.
error-not-sure = Say that you are sure: this cannot be undone.
