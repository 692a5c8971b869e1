# network.ftl (English): how others in the same network come, and that a link leads nowhere else

web-only-here = This link works on this computer only.
web-only-here-serve = This address works on this computer only. For other devices, start the table with “maat serve --host” and the address of this computer.
web-network-open = Open to my network
web-network-hint = Then phones and computers in the same network can come by link or code. You can close again at any time.
web-network-opened = Open to your network:
web-network-opened-hint = Closing disconnects whoever came over the network; their seats stay theirs. If another device finds nothing here, it is in another network, or the firewall of this computer keeps it out.
web-network-close = Close again
web-network-qr = QR code of the address in your network
error-no-network = This computer is not connected to any network.
error-no-address = Cannot listen on { $address }: { $reason }.
web-keep-seat = Keep my seat: private link
web-keep-seat-hint = Open this link on another device to play on there. Show it to nobody.
